export { ErrorBoundary, type ErrorBoundaryFallback, type ErrorBoundaryProps } from './ErrorBoundary';
