import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { ErrorState } from '../components/ErrorState/ErrorState';

interface RowBoundaryProps {
  /** A change draws the row again. */
  item: unknown;
  children: ReactNode;
}

/** Keeps the failure of one row out of the others. */
export function RowBoundary({ item, children }: RowBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[item]}
      fallback={({ reset }) => <ErrorState onRetry={reset}>Не удалось показать.</ErrorState>}
    >
      {children}
    </ErrorBoundary>
  );
}
