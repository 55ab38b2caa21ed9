import type { ExposedName } from 'shared-api/federation';
import type { WidgetModule } from 'shared-ui/Widget';
import { forgetRegistry, requestRegistry } from './registry/requestRegistry';

/**
 * Loads the component that a remote exposes under a name of the federation contract. The only access to the remotes:
 * tests mock this module, and the one-bundle build replaces it. The federation runtime is first loaded here, with the
 * main layout and in parallel with the registry.
 * @param attempt above 0 on a retry by the user: the registry is fetched again, since a working build may have been
 * released
 * @throws {Error} when no build could be loaded; a later call starts over with a new registry
 */
export async function loadExposed(name: ExposedName, attempt = 0): Promise<WidgetModule> {
  const [remote, expose] = split(name);
  if (attempt > 0) forgetRegistry();
  // Loads in parallel with the runtime.
  requestRegistry();
  try {
    const { loadFromRegistry } = await loadLoader();
    return await loadFromRegistry(remote, expose, attempt > 0);
  } catch (error) {
    forgetRegistry();
    throw error;
  }
}

/** Prefetches the scripts of an expose, e.g. while a pointer rests on a link. Failures are ignored. */
export function preloadExposed(name: ExposedName): void {
  const [remote, expose] = split(name);
  requestRegistry();
  loadLoader()
    .then(({ preloadFromRegistry }) => preloadFromRegistry(remote, expose))
    .catch(() => {});
}

/** In the chunk of the main layout, which nearly all pages use. */
function loadLoader() {
  return import(/* webpackChunkName: "main-layout" */ './loadFromRegistry');
}

function split(name: ExposedName): [remote: string, expose: string] {
  const [remote, expose] = name.split('/') as [string, string];
  return [remote, expose];
}
