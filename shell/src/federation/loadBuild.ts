import { ModuleFailure, type WidgetModule } from 'shared-ui/Widget';
import { knownDetails } from './buildDetails';
import { setAside } from './buildRecord';
import { namesOf } from './chooseBuilds';
import { fetchBeside } from './fetchBeside';
import { fetchBuild } from './fetchBuild';
import { isTransient } from './isTransient';
import { limit } from './limit';
import type { RemoteBuild } from './parseRegistry';
import { knownRegistry } from './registry';
import { whileStarting } from './reportEventErrors';
import { reportFailure } from './reportFailure';
import { loadFromBuild } from './runtime';
import { changeAddresses, changeOf } from './scriptsOf';
import { sendFailure } from './sendFailure';

interface Patience {
  /** The network has used up time already: there is one short attempt. What stands in for a broken build gets as many as that had. */
  isHurried: boolean;
  /** Milliseconds until the person should see something. */
  left: () => number;
}

/** Milliseconds: the pause before an attempt, how long its server may be silent, and what must be left for it to be made. */
const ATTEMPTS = [
  { pause: 0, silence: 3_000, least: 0 },
  { pause: 400, silence: 2_000, least: 1_000 },
  // Not when the server was silent twice: what is left then belongs to the other builds.
  { pause: 1_200, silence: 2_000, least: 3_500 },
];
const HURRIED_ATTEMPTS = [{ pause: 0, silence: 1_500, least: 0 }];
/** Milliseconds without a byte are no silence yet, even when the time is over. */
const LEAST_SILENCE = 500;
/** Milliseconds that files of the shell get at least: scripts may need some once they are here, and so may the judgement of their build. */
const LEAST_START = 3_000;

/** Builds whose entry has run. A second one, from another address, would have state of its own. */
const running = new Set<string>();

/**
 * A component from one build. What the network prevents is tried again; a build that is broken is set aside in this browser.
 * @returns undefined when its details, which are read here, say that this shell cannot run it
 * @throws what the last attempt gave
 */
export async function loadBuild(
  remote: string,
  expose: string,
  build: RemoteBuild,
  { isHurried, left }: Patience,
): Promise<WidgetModule['default'] | undefined> {
  let failure: unknown;
  for (const { pause, silence, least } of isHurried ? HURRIED_ATTEMPTS : ATTEMPTS) {
    if (failure !== undefined && left() < pause + least) break;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await loadOnce(remote, expose, build, { silence, left });
    } catch (error) {
      failure = error;
      reportFailure(`${remote}/${expose}`, error, build.build);
      // Other content than was released may have been changed on the way, or lie in a cache: it gets the attempts, too.
      if (!isTransient(error) && !(error instanceof ModuleFailure)) break;
    }
  }
  sendFailure({ remote, build: build.build, expose, phase: 'load', error: failure });
  if (!isTransient(failure)) setAside(remote, build.build, namesOf(remote));
  throw failure;
}

async function loadOnce(
  remote: string,
  expose: string,
  build: RemoteBuild,
  { silence, left }: { silence: number; left: () => number },
): Promise<WidgetModule['default'] | undefined> {
  const id = `${remote}/${build.build}`;
  try {
    const patience = Math.max(LEAST_START, left());
    const options = { silence: Math.max(LEAST_SILENCE, Math.min(silence, left())), patience };
    if (!knownRegistry()?.isDevelopment && !(await fetchBuild(remote, expose, build, options))) return undefined;
    if (globalThis.vstrechaAhead?.alone !== `${remote}/${expose}`)
      void fetchBeside(knownDetails(build)?.ahead?.[expose]);
    const module = await whileStarting(build, () =>
      limit(
        loadFromBuild(remote, expose, build, changeOf(remote, build)),
        Math.max(LEAST_START, left()),
        'What has come did not start',
      ),
    );
    running.add(id);
    return componentIn(module, expose);
  } catch (error) {
    if (!running.has(id)) changeAddresses(remote, build);
    throw error;
  }
}

function componentIn(module: Record<string, unknown>, expose: string): WidgetModule['default'] {
  const component = module[expose];
  if (component === undefined)
    throw new Error(
      `The module of ${expose} exports no ${expose}. The remote's exposes.ts must lead to a file that exports a component of that name.`,
    );
  return component as WidgetModule['default'];
}
