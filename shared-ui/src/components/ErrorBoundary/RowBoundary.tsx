import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';
import { ErrorBoundary } from './ErrorBoundary';

interface RowBoundaryProps {
  /** A change draws the row again. */
  item: unknown;
  /** The row; a function when the text around its components can fail too. */
  children: ReactNode | (() => ReactNode);
  /** Set when `children` bring their own `li`, `row` of a grid, or `tr` of so many columns: the failure gets one as well. */
  own?: 'li' | 'row' | { columns: number };
}

/** Keeps the failure of one row out of the others. */
export function RowBoundary({ item, children, own }: RowBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[item]}
      fallback={({ reset }) => {
        const failure = <ErrorState onRetry={reset}>Не удалось показать.</ErrorState>;
        if (own === undefined) return failure;
        if (own === 'li') return <li>{failure}</li>;
        if (own === 'row')
          return (
            <div role="row">
              <div role="gridcell">{failure}</div>
            </div>
          );
        return (
          <tr>
            <td colSpan={own.columns}>{failure}</td>
          </tr>
        );
      }}
    >
      {typeof children === 'function' ? <Row>{children}</Row> : children}
    </ErrorBoundary>
  );
}

function Row({ children }: { children: () => ReactNode }) {
  return children();
}
