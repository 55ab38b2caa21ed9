import type { Build } from 'shared-api/federation/build';
import { ModuleFailure, type WidgetModule } from 'shared-ui/Widget';
import { HANGS_FOR, isGood, setAside } from '../choose/buildRecord';
import { namesOf } from '../choose/chooseBuilds';
import { noteFinished, noteStarted, prepareWatcher } from '../choose/startedBuilds';
import { knownDetails } from '../choose/suitsHost';
import { steps } from '../registry/trial';
import { whileStarting } from '../watch/reportEventErrors';
import { reportFailure } from '../watch/reportFailure';
import { isTransient, sendFailure } from '../watch/sendFailure';
import { fetchBeside } from './fetchBeside';
import { changeAddresses, changeOf, fetchBuild } from './fetchBuild';
import { isSilence } from './fetchScripts';
import { loadFromBuild } from './runtime';

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

/** Milliseconds of one timer: several short ones, because a long task would use up a single timer before the work can run. */
const TICK_MS = 500;

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

/**
 * Adds a timeout to a promise.
 * @param ms omit to wait without limit
 * @param complaint beginning of the failure's sentence
 * @throws {ModuleFailure} of kind `network` after the timeout
 */
async function limit<T>(work: Promise<T>, ms: number | undefined, complaint: string): Promise<T> {
  if (ms === undefined) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    const wait = (left: number): void => {
      timer = setTimeout(
        () => {
          if (left > TICK_MS) wait(left - TICK_MS);
          else reject(new ModuleFailure('network', `${complaint} within ${Math.round(ms / 1000)} s.`));
        },
        Math.min(left, TICK_MS),
      );
    };
    wait(ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
