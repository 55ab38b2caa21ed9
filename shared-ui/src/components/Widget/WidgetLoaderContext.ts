import { createContext, type ReactNode } from 'react';

/** What a remote's file for one widget exports. `never` accepts a component whatever its properties are. */
export interface WidgetModule {
  default: (props: never) => ReactNode;
}

/** Where widgets come from. The shell asks the remotes; Storybook and tests hand over their own. */
export interface WidgetLoader {
  /**
   * Brings a widget by its name in the federation contract.
   * @param attempt 0 at first, then one more for each «Повторить», so that a retry may ask a different address or build.
   */
  load: (name: string, attempt: number) => Promise<WidgetModule>;
  /** Told about a widget that did not load or threw while it was drawn. */
  onError?: (error: unknown, name: string) => void;
}

/** Provided once by whoever runs the page. Keep the value the same between renders: loaded widgets are remembered by it. */
export const WidgetLoaderContext = createContext<WidgetLoader | null>(null);
