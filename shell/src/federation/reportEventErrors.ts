import type { RemoteBuild } from './parseRegistry';
import { knownRegistry } from './registry';
import { findDrawn } from './releases';
import { sendFailure } from './sendFailure';

/** Builds whose scripts are being run for the first time, once for each load: what fails then is the loader's to report. */
const starting: string[] = [];

/** Runs what loads scripts of a build. */
export async function whileStarting<T>({ entry }: RemoteBuild, start: () => Promise<T>): Promise<T> {
  const folder = folderOf(entry);
  starting.push(folder);
  try {
    return await start();
  } finally {
    starting.splice(starting.indexOf(folder), 1);
  }
}

/** Reports what remotes throw outside of drawing, e.g. in a handler of a click: no boundary sees it, and nothing on the screen shows it. */
export function reportEventErrors(): void {
  window.addEventListener('error', ({ error, filename }) => report(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, ''));
}

function report(error: unknown, filename: string): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [address] of `${filename} ${stack}`.matchAll(/https?:\/\/[^\s()]+?\.js/g)) {
    const owner = ownerOf(address);
    if (owner) {
      const { entry, ...build } = owner;
      if (!starting.includes(folderOf(entry))) sendFailure({ ...build, phase: 'event', error });
      return;
    }
  }
}

/** The build that a script belongs to, and the expose: the first that needs it; for a script that is none's, the first that was drawn. */
function ownerOf(address: string) {
  for (const [remote, builds] of knownRegistry()?.remotes ?? [])
    for (const { build, entry, exposes } of builds)
      if (address.startsWith(folderOf(entry))) {
        const expose =
          Object.keys(exposes).find((name) => exposes[name]?.includes(address.replace(/\?.*/, ''))) ??
          findDrawn(remote, build) ??
          'unknown';
        return { remote, build, entry, expose };
      }
  return undefined;
}

function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}
