import { createContext, type ReactNode } from 'react';
import type { ModuleLoader } from '../useModule/useModule';

/** What a remote's file for one widget exports. `never` accepts a component whatever its properties are. */
export interface WidgetModule {
  default: (props: never) => ReactNode;
}

/**
 * Where widgets come from, by their name in the federation contract. The shell asks the remotes; Storybook and tests hand over their own.
 * `onError` is also told about a widget that threw while it was drawn.
 */
export type WidgetLoader = ModuleLoader<string, WidgetModule>;

/** Provided once by whoever runs the page. Keep the value the same between renders: loaded widgets are remembered by it. */
export const WidgetLoaderContext = createContext<WidgetLoader | null>(null);
