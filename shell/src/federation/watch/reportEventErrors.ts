import type { Build } from 'shared-api/federation/build';
import { noteIncident } from './incidents';
import { folderOf, ownerIn } from './owners';
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
  const owner = ownerIn(`${filename} ${error instanceof Error ? (error.stack ?? '') : ''}`);
  if (!owner) return;
  const { entry, ...build } = owner;
  if (!starting.includes(folderOf(entry))) sendFailure({ ...build, phase: 'event', error });
}
