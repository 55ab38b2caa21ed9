import { createContext, type ReactNode } from 'react';
import type { ModuleLoader } from './useModule';

/** When a module failed: while rendering, just after it was shown, or by suspending or loading without end. */
export type DrawingPhase = 'render' | 'effect' | 'suspended' | 'busy';

/** Failure of a module that had loaded. */
export interface DrawingFailure {
  error: unknown;
  phase: DrawingPhase;
  /** It had been shown for some seconds. */
  wasHealthy: boolean;
  /** The user had retried after an earlier failure in the same place. */
  isRetry: boolean;
}

/** Callbacks for a loader to follow a module that it has loaded. */
export interface ModuleWatch {
  /** Called when the module becomes visible, first or again after it was hidden. */
  onShown: () => void;
  /** Called when it has been shown for some seconds without a failure. */
  onHealthy: () => void;
  /** @returns whether the loader has another module for this place; otherwise an error panel is shown */
  onFailure: (failure: DrawingFailure) => boolean;
  /** Whether the module should no longer be rendered in other places. */
  isOutdated: () => boolean;
}

/** Exports of a remote’s module for one widget. `never` accepts a component with any properties. */
export interface WidgetModule {
  default: (props: never) => ReactNode;
  watch?: ModuleWatch;
}

/**
 * Loads widgets by their name in the federation contract. The shell loads them from the remotes; Storybook and tests
 * pass their own. `onError` also receives errors that a widget throws while rendering.
 */
export type WidgetLoader = ModuleLoader<string, WidgetModule>;

/** Provided once by the host. Must be stable between renders: loaded widgets are cached per value. */
export const WidgetLoaderContext = createContext<WidgetLoader | null>(null);
