import type { ReactNode } from 'react';
import { useModule } from '../useModule/useModule';
import { ModuleFailure, type ModuleFailureKind } from './ModuleFailure';
import { WatchedModule } from './WatchedModule';
import type { WidgetLoader } from './WidgetLoaderContext';

/** What a panel is told about the module whose place it takes. */
export interface PlaceFailure {
  /** Why there is none; `thrown` when it came and could not be drawn. */
  kind: ModuleFailureKind | 'thrown';
  /** Asks the loader anew. */
  retry: () => void;
}

export interface ModulePlaceProps {
  loader: WidgetLoader;
  /** The module's name in the federation contract. */
  name: string;
  /** Properties of what it exports. */
  contentProps?: object;
  /** Stands there while it loads. */
  waiting: ReactNode;
  /** Stands there instead of what failed. */
  failed: (failure: PlaceFailure) => ReactNode;
  /** A change of any of these gives what could not be drawn a new try by itself. */
  resetKeys?: readonly unknown[];
}

/**
 * The place of what somebody else has built: whatever happens to it stays in here. A module that fails before it has proved itself gives way to
 * the next one that the loader has, without a panel in between.
 */
export function ModulePlace({ loader, name, waiting, failed, ...rest }: ModulePlaceProps) {
  const exposed = useModule(loader, name);
  switch (exposed.phase) {
    case 'loading':
      return waiting;
    case 'failed': {
      const { error, retry } = exposed;
      // The network is what fails most.
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
