import { ModuleFailure, type WidgetModule } from 'shared-ui/Widget';
import { forgive } from './buildRecord';
import { chooseBuilds } from './chooseBuilds';
import { fetchAhead } from './fetchBuild';
import { isTransient } from './isTransient';
import { loadBuild } from './loadBuild';
import type { RemoteBuild } from './parseRegistry';
import { readRegistry } from './registry';
import { noteDrawn, watchReleases } from './releases';
import { reportEventErrors } from './reportEventErrors';
import { watchModule } from './watchModule';

/**
 * Milliseconds after which nothing new is tried and the person sees a panel, unless scripts are still coming. Ten seconds are promised
 * (docs/deploying.md): two are left for the browser, which may be a slow one.
 */
const PATIENCE = 7_250;

watchReleases();
reportEventErrors();

/**
 * Loads a component from the newest build of its remote that this shell can run and that has not failed here; then from the others, in order.
 * @param isAskedAgain the person has pressed «Повторить»: in the end builds that failed here are tried, too
 * @throws {ModuleFailure} why the newest could not be had, when none of them can
 */
export async function loadFromRegistry(remote: string, expose: string, isAskedAgain: boolean): Promise<WidgetModule> {
  let end = performance.now() + PATIENCE;
  const left = () => end - performance.now();
  await readRegistry().catch((error: unknown) => {
    throw new ModuleFailure('network', 'The registry cannot be had, and none was kept here.', { cause: error });
  });

  const failures: unknown[] = [];
  let builds = candidates(remote, expose, isAskedAgain);
  for (;;) {
    const [build, ...others] = builds;
    if (!build || (failures.length > 0 && left() <= 0)) break;
    try {
      const component = await loadBuild(remote, expose, build, { isHurried: failures.some(isTransient), left });
      if (component) {
        noteDrawn(remote, expose, build.build);
        return { default: component, watch: watchModule(remote, expose, build.build) };
      }
      // Now it is known not to suit this shell, which may open the choice to others.
      builds = failures.length === 0 ? candidates(remote, expose, isAskedAgain) : others;
    } catch (error) {
      failures.push(error);
      builds = others;
      // A broken build came, however slowly; only silence takes time from the others.
      if (!isTransient(error)) end = performance.now() + PATIENCE;
    }
  }
  const [failure] = failures;
  throw failure instanceof ModuleFailure
    ? failure
    : new ModuleFailure(isTransient(failure) ? 'network' : 'broken', String(failure), { cause: failure });
}

/** Fetches the scripts of an expose without running them. @throws when they or the registry cannot be had */
export async function preloadFromRegistry(remote: string, expose: string): Promise<void> {
  const { isDevelopment } = await readRegistry();
  if (!isDevelopment) await fetchAhead(remote, expose);
}

function candidates(remote: string, expose: string, isAskedAgain: boolean): readonly RemoteBuild[] {
  const { fresh, aside } = chooseBuilds(remote, expose);
  if (fresh.length + aside.length === 0)
    throw new ModuleFailure(
      'incompatible',
      `No build of ${remote} suits this shell. Release one, or the shell that it needs.`,
    );
  if (fresh.length === 0) {
    // Each has failed with something: that is no reason to show nothing for an hour.
    forgive(remote);
    return aside;
  }
  return isAskedAgain ? [...fresh, ...aside] : fresh;
}
