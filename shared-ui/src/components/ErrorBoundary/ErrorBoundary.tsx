import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryFallback {
  /** What was thrown. */
  error: unknown;
  /** Draws the children anew. */
  reset: () => void;
}

export interface ErrorBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
  /** What stands there instead; usually an `ErrorState` with `onRetry={reset}`. */
  fallback: (failure: ErrorBoundaryFallback) => ReactNode;
  /** A change of any of these (an address, an id) gives the children a new try by itself. */
  resetKeys?: readonly unknown[];
  /** Told once per failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

type State = { kind: 'fine' } | { kind: 'failed'; error: unknown };

const FINE: State = { kind: 'fine' };

/** Keeps a failure while drawing inside its own place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = FINE;

  static getDerivedStateFromError(error: unknown): State {
    return { kind: 'failed', error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State): void {
    // Only a change that came after the failure counts: the one that caused it would reset for ever.
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
