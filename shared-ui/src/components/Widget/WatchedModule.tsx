import { Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Pulse, type Progress } from './Pulse';
import { SuspendedTooLong, Watchdog } from './Watchdog';
import type { DrawingPhase, WidgetModule } from './WidgetLoaderContext';

interface WatchedModuleProps {
  module: WidgetModule;
  contentProps?: object;
  /** The person has asked for it after a failure. */
  isRetry: boolean;
  waiting: ReactNode;
  failed: () => ReactNode;
  onError: (error: unknown) => void;
  /** The loader has another one. */
  onReplace: () => void;
  resetKeys?: readonly unknown[];
}

/** Draws a module and tells its loader how that goes. */
export function WatchedModule(props: WatchedModuleProps) {
  const { module, isRetry, waiting, failed, onError, onReplace, resetKeys } = props;
  const progress = useRef<Progress>('drawing');
  // The contract types the properties where the place is used; in here they only pass through.
  const Content = module.default as ComponentType<object>;

  const follow = (next: Progress) => {
    progress.current = next;
    if (next === 'shown') module.watch?.onShown();
    if (next === 'healthy') module.watch?.onHealthy();
  };
  const handleError = (error: unknown) => {
    const before = progress.current;
    progress.current = 'drawing';
    onError(error);
    const failure = { error, phase: phaseOf(error, before), wasHealthy: before === 'healthy', isRetry };
    if (module.watch?.onFailure(failure)) onReplace();
  };

  return (
    <ErrorBoundary resetKeys={resetKeys} onError={handleError} fallback={failed}>
      <Suspense fallback={<Watchdog>{waiting}</Watchdog>}>
        <Pulse onProgress={follow} />
        <Content {...props.contentProps} />
      </Suspense>
    </ErrorBoundary>
  );
}

function phaseOf(error: unknown, progress: Progress): DrawingPhase {
  if (error instanceof SuspendedTooLong) return 'suspended';
  return progress === 'shown' ? 'effect' : 'render';
}
