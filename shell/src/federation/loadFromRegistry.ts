import type { Build } from 'shared-api/federation/build';
import { ModuleFailure, type WidgetModule } from 'shared-ui/Widget';
import { forgive, isGood, setAside } from './choose/buildRecord';
import { chooseBuilds, namesOf } from './choose/chooseBuilds';
import { takeFrozen } from './choose/startedBuilds';
import { fetchAhead } from './load/fetchBuild';
import { loadBuild } from './load/loadBuild';
import { isReplaceable, watchReleases } from './load/releases';
import { readRegistry } from './registry/registry';
import { noteDrawn } from './watch/drawn';
import { reportEventErrors } from './watch/reportEventErrors';
import { reportReplacements } from './watch/reportHarm';
import { isTransient, sendFailure } from './watch/sendFailure';
import { watchModule } from './watch/watchModule';

/**
 * Milliseconds after which no further attempt starts and the user sees a panel, unless scripts are still loading.
 * docs/deploying.md promises ten seconds; the rest is for slow browsers.
 */
const PATIENCE = 7_250;

watchReleases();
reportEventErrors();
reportReplacements();

/**
 * Loads a component from the newest build that this shell can run and that has not failed here; then from the other
 * builds, in order.
 * @param isAskedAgain the user has pressed «Повторить»: builds that failed here are tried last
 * @throws {ModuleFailure} the failure of the newest build when all builds fail
 */
export async function loadFromRegistry(remote: string, expose: string, isAskedAgain: boolean): Promise<WidgetModule> {
  let end = performance.now() + PATIENCE;
  const left = () => end - performance.now();
  await readRegistry().catch((error: unknown) => {
    throw new ModuleFailure('network', 'The registry cannot be had, and none was kept here.', { cause: error });
  });
  setAsideFrozen(await takeFrozen(remote));

  const failures: unknown[] = [];
  let builds = candidates(remote, expose, isAskedAgain);
  for (;;) {
    const [build, ...others] = builds;
    if (!build || (failures.length > 0 && left() <= 0)) break;
    try {
      const isHurried = failures.some(isTransient);
      const share = isHurried ? builds.length : 1;
      const component = await loadBuild(remote, expose, build, { isHurried, left: () => left() / share });
      if (component) {
        noteDrawn(remote, expose, build.build);
        return { default: component, watch: watchModule(remote, expose, build.build, isReplaceable) };
      }
      // Its details have loaded: it does not suit this shell. Choose again.
      builds = failures.length === 0 ? candidates(remote, expose, isAskedAgain) : others;
    } catch (error) {
      failures.push(error);
      builds = others;
      // A broken build did load, however slowly; only silence reduces the time for others.
      if (!isTransient(error)) end = performance.now() + PATIENCE;
    }
  }
  const [failure] = failures;
  throw failure instanceof ModuleFailure
    ? failure
    : new ModuleFailure(isTransient(failure) ? 'network' : 'broken', String(failure), { cause: failure });
}

/**
 * Fetches the scripts of an expose without running them.
 * @throws when they or the registry cannot be loaded
 */
export async function preloadFromRegistry(remote: string, expose: string): Promise<void> {
  await readRegistry();
  await fetchAhead(remote, expose);
}

/** Excludes builds that froze a page at an earlier visit. */
function setAsideFrozen(frozen: Awaited<ReturnType<typeof takeFrozen>>): void {
  for (const { remote, expose, build } of frozen) {
    // It has been healthy in another tab meanwhile.
    if (isGood(remote, build, expose)) continue;
    sendFailure({ remote, build, expose, phase: 'render', error: new FrozePage() });
    setAside(remote, build, namesOf(remote));
  }
}

class FrozePage extends Error {
  constructor() {
    super('It froze the page at an earlier visit, before it had proved itself.');
    this.name = 'FrozePage';
  }
}

function candidates(remote: string, expose: string, isAskedAgain: boolean): readonly Build[] {
  const { fresh, aside } = chooseBuilds(remote, expose);
  if (fresh.length + aside.length === 0)
    throw new ModuleFailure(
      'incompatible',
      `No build of ${remote} suits this shell. Release one, or the shell that it needs.`,
    );
  if (fresh.length === 0) {
    // Every build has failed: showing an error for an hour would be worse than trying them again.
    forgive(remote);
    return aside;
  }
  return isAskedAgain ? [...fresh, ...aside] : fresh;
}
