import type { Build } from 'shared-api/federation/build';
import { knownBuilds, knownRegistry } from '../registry/registry';
import { findDrawn } from './drawn';
import { noteIncident } from './incidents';
import { sendFailure } from './sendFailure';

/** Folders of builds that are being loaded, once per load: the loader reports their failures. */
const starting: string[] = [];

/** Runs the loading of a build's scripts. */
export async function whileStarting<T>({ entry }: Build, start: () => Promise<T>): Promise<T> {
  const folder = folderOf(entry);
  starting.push(folder);
  try {
    return await start();
  } finally {
    starting.splice(starting.indexOf(folder), 1);
  }
}

/**
 * Reports errors that remotes throw outside of rendering, e.g. in click handlers: no error boundary catches them, and
 * the screen shows no sign of them.
 */
export function reportEventErrors(): void {
  window.addEventListener('error', ({ error, filename }) => report(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, ''));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteIncident({ kind: 'policy', text: `${effectiveDirective}: ${blockedURI}` }),
  );
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

/** The build of a script and an expose that uses it; for a script not listed by an expose, the first one rendered. */
function ownerOf(address: string) {
  for (const remote of knownRegistry()?.remotes.keys() ?? [])
    for (const { build, entry, exposes } of knownBuilds(remote))
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
