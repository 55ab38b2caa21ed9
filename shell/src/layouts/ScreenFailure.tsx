import type { ReactNode } from 'react';
import { PageFailure } from '../components/PageFailure';
import { EmptyLayout } from './EmptyLayout';

interface ScreenFailureProps {
  onRetry: () => void;
  /** What has failed: without it, a part of the shell that could not be fetched. */
  children?: ReactNode;
}

/** Stands alone on the screen: without what failed neither a page nor its frame can be drawn. */
export function ScreenFailure({ onRetry, children }: ScreenFailureProps) {
  return (
    <EmptyLayout>
      <PageFailure onRetry={onRetry}>{children}</PageFailure>
    </EmptyLayout>
  );
}
