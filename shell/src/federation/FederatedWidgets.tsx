import type { ReactNode } from 'react';
import type { WidgetName } from 'shared-api/federation';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { reportFailure } from './reportFailure';
import { prepareExposed } from './useExposed';

const loader: WidgetLoader = {
  // Names are typed where a widget is used; a name that no remote exposes fails to load like any other.
  load: async (name) => ({ default: await prepareExposed(name as WidgetName) }),
  onError: (error, name) => reportFailure(name, 'in use', error),
};

/** Gives every `<Widget>` below it the remotes' widgets. */
export function FederatedWidgets({ children }: { children: ReactNode }) {
  return <WidgetLoaderContext value={loader}>{children}</WidgetLoaderContext>;
}
