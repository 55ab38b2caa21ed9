import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryFallback {
  error: unknown;
  /** Renders the children again. */
  reset: () => void;
}

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Usually an `ErrorState` with `onRetry={reset}`. */
  fallback: (failure: ErrorBoundaryFallback) => ReactNode;
  /** A change of any of these (a URL, an id) resets the boundary. */
  resetKeys?: readonly unknown[];
  /** Called once per failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

type State = { kind: 'fine' } | { kind: 'failed'; error: unknown };

const FINE: State = { kind: 'fine' };

/** Replaces only its children when they throw during render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = FINE;

  static getDerivedStateFromError(error: unknown): State {
    return { kind: 'failed', error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State): void {
    // Only a change after the failure counts: resetting on the one that caused it would loop forever.
    if (
      this.state.kind === 'failed' &&
      stateBefore.kind === 'failed' &&
      haveChanged(before.resetKeys, this.props.resetKeys)
    )
      this.reset();
  }

  reset = (): void => this.setState(FINE);

  override render(): ReactNode {
    const { state } = this;
    return state.kind === 'failed'
      ? this.props.fallback({ error: state.error, reset: this.reset })
      : this.props.children;
  }
}

function haveChanged(before: readonly unknown[] = [], now: readonly unknown[] = []): boolean {
  return before.length !== now.length || before.some((key, index) => !Object.is(key, now[index]));
}
