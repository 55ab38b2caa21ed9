import type { ExposedName } from 'shared-api/federation';
import type { WidgetLoader } from 'shared-ui/Widget';
import { loadExposed } from './loadExposed';
import { reportFailure } from './reportFailure';

/**
 * The loader of all that remotes expose: pages take it by `RemotePage`, widgets by `WidgetLoaderContext`, and what either has loaded is
 * there for both.
 */
export const remotes: WidgetLoader = {
  // Names are typed where they are used; a name that no remote exposes fails to load like any other.
  load: (name, attempt) => loadExposed(name as ExposedName, attempt),
  onError: (error, name) => reportFailure(name, error),
  isOutdated: ({ watch }) => watch?.isOutdated(),
};
