import type { ExposedName } from 'shared-api/federation';
import type { WidgetModule } from 'shared-ui/Widget';
import { forgetRegistry, requestRegistry } from './requestRegistry';

/**
 * The component that a remote exposes under a name of the federation contract. The only door to the remotes: tests fake this module,
 * and the one-bundle build replaces it. The federation runtime is fetched here, with the main layout and beside the registry, when it is first needed.
 * @param attempt above 0 the person has asked again: the registry is read anew, since a build that works may have been released
 * @throws {Error} when no build could be loaded; a later call begins anew, with a fresh registry
 */
export async function loadExposed(name: ExposedName, attempt = 0): Promise<WidgetModule> {
  const [remote, expose] = split(name);
  if (attempt > 0) forgetRegistry();
  // It is on its way while the runtime is.
  requestRegistry();
  try {
    const { loadFromRegistry } = await loadLoader();
    return await loadFromRegistry(remote, expose, attempt > 0);
  } catch (error) {
    forgetRegistry();
    throw error;
  }
}

/** Fetches the scripts of an expose ahead of its use, e.g. while a pointer rests on a link. Failing is no failure. */
export function preloadExposed(name: ExposedName): void {
  const [remote, expose] = split(name);
  requestRegistry();
  loadLoader()
    .then(({ preloadFromRegistry }) => preloadFromRegistry(remote, expose))
    .catch(() => {});
}

/** In one file with the main layout, in which nearly all pages stand. */
function loadLoader() {
  return import(/* webpackChunkName: "main-layout" */ './loadFromRegistry');
}

function split(name: ExposedName): [remote: string, expose: string] {
  const [remote, expose] = name.split('/') as [string, string];
  return [remote, expose];
}
