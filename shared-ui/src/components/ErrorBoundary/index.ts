export { ErrorBoundary, type ErrorBoundaryFallback, type ErrorBoundaryProps } from './ErrorBoundary';
export { RowBoundary } from './RowBoundary';
