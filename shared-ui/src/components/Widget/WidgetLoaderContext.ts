import { createContext, type ReactNode } from 'react';
import type { ModuleLoader } from '../useModule/useModule';

/** While which a module failed: drawn for the first time or anew, just after it was shown, or never done with suspending. */
export type DrawingPhase = 'render' | 'effect' | 'suspended';

/** What went wrong with a module that had come. */
export interface DrawingFailure {
  error: unknown;
  phase: DrawingPhase;
  /** It had been shown for some seconds before. */
  wasHealthy: boolean;
  /** The person had asked for it again, after an earlier failure in the same place. */
  isRetry: boolean;
}

/** What the loader wants to know of a module that it has brought. */
export interface ModuleWatch {
  /** It stands on the screen now, for the first time in this place or after it was away. */
  onShown: () => void;
  /** It has been shown for some seconds without a failure. */
  onHealthy: () => void;
  /** @returns whether the loader has another module for this place; without one a panel stands there */
  onFailure: (failure: DrawingFailure) => boolean;
  /** Whether another place should not be given it any more. */
  isOutdated: () => boolean;
}

/** What a remote's file for one widget exports. `never` accepts a component whatever its properties are. */
export interface WidgetModule {
  default: (props: never) => ReactNode;
  watch?: ModuleWatch;
}

/**
 * Where widgets come from, by their name in the federation contract. The shell asks the remotes; Storybook and tests hand over their own.
 * `onError` is also told about a widget that threw while it was drawn.
 */
export type WidgetLoader = ModuleLoader<string, WidgetModule>;

/** Provided once by whoever runs the page. Keep the value the same between renders: loaded widgets are remembered by it. */
export const WidgetLoaderContext = createContext<WidgetLoader | null>(null);
