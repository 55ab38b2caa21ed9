import type { ReactNode } from 'react';
import { ModuleFailure, type ModuleFailureKind } from './ModuleFailure';
import { useModule } from './useModule';
import { WatchedModule } from './WatchedModule';
import type { WidgetLoader } from './WidgetLoaderContext';

/** Passed to the panel that replaces a failed module. */
export interface PlaceFailure {
  /** Cause of the failure; `thrown` when the module loaded but failed to render. */
  kind: ModuleFailureKind | 'thrown';
  /** Calls the loader again. */
  retry: () => void;
}

export interface ModulePlaceProps {
  loader: WidgetLoader;
  /** Name of the module in the federation contract. */
  name: string;
  /** Properties of the exported component. */
  contentProps?: object;
  /** Rendered while loading. */
  waiting: ReactNode;
  /** Renders the replacement of a failed module. */
  failed: (failure: PlaceFailure) => ReactNode;
  /** A change of any of these retries a failed render automatically. */
  resetKeys?: readonly unknown[];
  /** For pages: an empty place counts as a failure after some seconds. A widget may be empty. */
  mustDraw?: boolean;
}

/**
 * Isolates a module built by another team: its failures stay inside. A module that fails before it has become healthy
 * is replaced by the loader’s next one, without an error panel in between.
 */
export function ModulePlace({ loader, name, waiting, failed, ...rest }: ModulePlaceProps) {
  const exposed = useModule(loader, name);
  switch (exposed.phase) {
    case 'loading':
      return waiting;
    case 'failed': {
      const { error, retry } = exposed;
      // The most frequent cause.
      return failed({ kind: error instanceof ModuleFailure ? error.kind : 'network', retry });
    }
    case 'ready':
      return (
        <WatchedModule
          key={name}
          module={exposed.module}
          isRetry={exposed.attempt > 0}
          waiting={waiting}
          failed={() => failed({ kind: 'thrown', retry: exposed.retry })}
          onError={(error) => loader.onError?.(error, name)}
          onReplace={exposed.replace}
          {...rest}
        />
      );
  }
}
