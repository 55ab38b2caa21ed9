import type { Build } from 'shared-api/federation/build';
import { ModuleFailure, type WidgetModule } from 'shared-ui/Widget';
import { HANGS_FOR, isGood, setAside } from '../choose/buildRecord';
import { namesOf } from '../choose/chooseBuilds';
import { knownDetails } from '../choose/knownDetails';
import { noteFinished, noteStarted, prepareWatcher } from '../choose/startedBuilds';
import { steps } from '../registry/steps';
import { isTransient } from '../watch/isTransient';
import { whileStarting } from '../watch/reportEventErrors';
import { reportFailure } from '../watch/reportFailure';
import { sendFailure } from '../watch/sendFailure';
import { fetchBeside } from './fetchBeside';
import { fetchBuild } from './fetchBuild';
import { isSilence } from './fetchScripts';
import { limit } from './limit';
import { loadFromBuild } from './runtime';
import { changeAddresses, changeOf } from './scriptsOf';

interface Patience {
  /**
   * A network failure has used up time already: make one attempt. The replacement of a broken build gets all attempts.
   */
  isHurried: boolean;
  /** Milliseconds left for this build, until the user should see a result. */
  left: () => number;
}

/** In milliseconds: pause before an attempt, allowed silence of its server, and minimum time left to make it. */
const ATTEMPTS = [
  { pause: 0, silence: 3_000, least: 0 },
  { pause: 400, silence: 2_000, least: 1_000 },
  // Not after two silent attempts: the remaining time belongs to other builds.
  { pause: 1_200, silence: 2_000, least: 3_500 },
];
const HURRIED_ATTEMPTS = [{ pause: 0, silence: Infinity, least: 0 }];
/** Milliseconds of silence that are always allowed, even when the time is over. */
const LEAST_SILENCE = 1_000;
/** Minimum milliseconds for the shell's own files, which scripts may need to start. */
const LEAST_START = 3_000;

/** Builds whose entry has run. The entry of another address would have separate state. */
const running = new Set<string>();

/**
 * Loads a component from one build. Network failures are retried; a broken build is excluded in this browser, one
 * whose server hangs for some minutes.
 * @returns undefined when the build's details, loaded here, say that this shell cannot run it
 * @throws the error of the last attempt
 */
export async function loadBuild(
  remote: string,
  expose: string,
  build: Build,
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
      // A proxy or a cache may have sent the wrong content: retry it, too.
      if (!isTransient(error) && !(error instanceof ModuleFailure)) break;
    }
  }
  sendFailure({ remote, build: build.build, expose, phase: 'load', error: failure });
  if (isSilence(failure)) setAside(remote, build.build, namesOf(remote), HANGS_FOR);
  else if (!isTransient(failure)) setAside(remote, build.build, namesOf(remote));
  throw failure;
}

async function loadOnce(
  remote: string,
  expose: string,
  build: Build,
  { silence, left }: { silence: number; left: () => number },
): Promise<WidgetModule['default'] | undefined> {
  const id = `${remote}/${build.build}`;
  const started = { remote, expose, build: build.build };
  const { isDevelopment } = build;
  const isWatched = !isDevelopment && !isGood(remote, build.build, expose);
  try {
    if (isWatched) prepareWatcher();
    const options = { silence: Math.max(LEAST_SILENCE, Math.min(silence, left())) };
    if (!isDevelopment && !(await fetchBuild(remote, expose, build, options))) return undefined;
    if (globalThis.vstrechaPreload?.alone !== `${remote}/${expose}`)
      void fetchBeside(knownDetails(build)?.ahead?.[expose]);
    if (isWatched) await noteStarted(started);
    const module = await whileStarting(build, () =>
      limit(
        steps.run(expose, build, () => loadFromBuild(remote, expose, build, changeOf(remote, build))),
        Math.max(LEAST_START, left()),
        'What has come did not start',
      ),
    );
    running.add(id);
    return componentIn(module, expose);
  } catch (error) {
    noteFinished(started);
    if (!running.has(id)) changeAddresses(remote, build);
    throw error;
  }
}

function componentIn(module: Record<string, unknown>, expose: string): WidgetModule['default'] {
  // Stock builds of Module Federation usually expose a default export.
  const component = module[expose] ?? module.default;
  if (component === undefined)
    throw new Error(
      `The module of ${expose} exports neither ${expose} nor a default. The remote must expose a file that exports a component of that name.`,
    );
  return component as WidgetModule['default'];
}
