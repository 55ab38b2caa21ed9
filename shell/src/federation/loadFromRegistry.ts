import { satisfy } from '@module-federation/runtime-core';
import { hostVersions } from './hostVersions';
import { lastGoodBuild, rememberGoodBuild } from './lastGoodBuild';
import { preloadScripts } from './preloadScripts';
import { readRegistry, type RemoteBuild } from './registry';
import { reportFailure } from './reportFailure';
import { loadFromBuild } from './runtime';

/** Milliseconds before each attempt at one build. */
const PAUSES = [0, 400, 1_200];

/** Counts the changed addresses: one that has failed is never asked for again. */
let changedAddresses = 0;

/**
 * Loads a component from the newest build of its remote that this shell can run: three attempts, the last under a changed address;
 * then from the build that last worked in this browser.
 * @throws whatever the last attempt gave
 */
export async function loadFromRegistry(remote: string, expose: string): Promise<unknown> {
  let failure: unknown = new Error(`No build of ${remote} suits this shell. Release one, or the shell that it needs.`);
  for (const build of candidates(remote, await suitableBuilds(remote))) {
    preloadBuild(build, expose, 'now');
    for (const [attempt, pause] of PAUSES.entries()) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        const component = componentIn(
          await loadFromBuild(remote, expose, build, attempt === PAUSES.length - 1 ? ++changedAddresses : 0),
          expose,
        );
        rememberGoodBuild(remote, build.build);
        return component;
      } catch (error) {
        failure = error;
        reportFailure(`${remote}/${expose}`, error, build.build);
      }
    }
  }
  throw failure;
}

/** Fetches the scripts of an expose without running them. @throws when the registry cannot be had */
export async function preloadFromRegistry(remote: string, expose: string): Promise<void> {
  const [newest] = await suitableBuilds(remote);
  if (newest) preloadBuild(newest, expose, 'later');
}

/** The builds of a remote that this shell can run, newest first. A build that needs a newer shell waits for that shell. */
async function suitableBuilds(remote: string): Promise<readonly RemoteBuild[]> {
  const builds = (await readRegistry())[remote] ?? [];
  return builds.filter((build) =>
    Object.entries(build.requires).every(([name, range]) => satisfy(hostVersions[name] ?? '0.0.0', range)),
  );
}

function candidates(remote: string, builds: readonly RemoteBuild[]): readonly RemoteBuild[] {
  const good = lastGoodBuild(remote);
  return builds.filter((build, index) => index === 0 || build.build === good);
}

function preloadBuild(build: RemoteBuild, expose: string, urgency: 'now' | 'later'): void {
  preloadScripts(
    [
      { address: build.entry, integrity: build.integrity },
      ...(build.exposes[expose] ?? []).map((address) => ({ address })),
    ],
    urgency,
  );
}

function componentIn(module: Record<string, unknown>, expose: string): unknown {
  const component = module[expose];
  if (component === undefined)
    throw new Error(
      `The module of ${expose} exports no ${expose}. The remote's exposes.ts must lead to a file that exports a component of that name.`,
    );
  return component;
}
