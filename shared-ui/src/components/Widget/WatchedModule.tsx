import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { BusyTooLong, Pulse, type Progress } from './Pulse';
import type { DrawingPhase, WidgetModule } from './WidgetLoaderContext';

/** Milliseconds that content may suspend. Generous, because pages and widgets load their data without suspending. */
const LIMIT = 10_000;

/** Content has suspended for longer than any load takes. */
class SuspendedTooLong extends Error {
  constructor() {
    super(`It has suspended for ${LIMIT / 1000} s. Load data by shared-api/query, which does not suspend.`);
    this.name = 'SuspendedTooLong';
  }
}

interface WatchedModuleProps {
  module: WidgetModule;
  contentProps?: object;
  /** The user has retried after a failure. */
  isRetry: boolean;
  waiting: ReactNode;
  failed: () => ReactNode;
  onError: (error: unknown) => void;
  /** Called when the loader has another module. */
  onReplace: () => void;
  resetKeys?: readonly unknown[];
  /** An empty place counts as a failure. */
  mustDraw?: boolean;
}

/** Renders a module and reports its progress and failures to its loader. */
export function WatchedModule(props: WatchedModuleProps) {
  const { module, isRetry, waiting, failed, onError, onReplace, resetKeys, mustDraw } = props;
  const place = useRef<HTMLDivElement>(null);
  const progress = useRef<Progress>('drawing');
  // The contract types the properties where `Widget` is used; here they are only passed on.
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

  const content = <Content {...props.contentProps} />;
  return (
    <ErrorBoundary resetKeys={resetKeys} onError={handleError} fallback={failed}>
      <Suspense fallback={<Watchdog>{waiting}</Watchdog>}>
        <Pulse onProgress={follow} place={place} />
        {mustDraw ? <Place ref={place}>{content}</Place> : content}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Wraps a Suspense fallback and throws when it has been shown too long: React itself would wait without limit. */
function Watchdog({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LIMIT);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new SuspendedTooLong();
  return children;
}

/* Groups elements without affecting their layout. */
const Place = styled.div`
  display: contents;
`;

function phaseOf(error: unknown, progress: Progress): DrawingPhase {
  if (error instanceof SuspendedTooLong) return 'suspended';
  if (error instanceof BusyTooLong) return 'busy';
  return progress === 'shown' ? 'effect' : 'render';
}
