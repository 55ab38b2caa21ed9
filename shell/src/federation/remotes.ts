import type { ExposedName } from 'shared-api/federation';
import type { WidgetLoader } from 'shared-ui/Widget';
import { loadExposed } from './loadExposed';
import { reportFailure } from './watch/reportFailure';

/**
 * Loader of everything that remotes expose: `RemotePage` uses it for pages and `WidgetLoaderContext` for widgets, with
 * one cache for both.
 */
export const remotes: WidgetLoader = {
  // Callers check names by type; an unknown name fails to load.
  load: (name, attempt) => loadExposed(name as ExposedName, attempt),
  onError: (error, name) => reportFailure(name, error),
  isOutdated: ({ watch }) => watch?.isOutdated(),
};
