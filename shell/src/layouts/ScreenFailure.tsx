import type { ReactNode } from 'react';
import { EmptyLayout } from './EmptyLayout';
import { PageFailure } from './PageFailure';

interface ScreenFailureProps {
  onRetry: () => void;
  /** The error message; by default for a part of the shell that could not be fetched. */
  children?: ReactNode;
}

/** A failure that leaves neither a page nor its layout to render; fills the screen. */
export function ScreenFailure({ onRetry, children }: ScreenFailureProps) {
  return (
    <EmptyLayout>
      <PageFailure onRetry={onRetry}>{children}</PageFailure>
    </EmptyLayout>
  );
}
