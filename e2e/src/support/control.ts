import type { MadeBuild } from './switchboard.ts';
import { ownSystem } from './system.ts';

async function command(name: string, settings: object = {}): Promise<void> {
  const answer = await fetch(`${ownSystem().control}/${name}`, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
}

/** Stops the API process; shell and remotes keep running. */
export const stopApi = () => command('stop-api');

/**
 * Starts the API on the same database; resolves once it responds.
 * @param settings environment variables of this start
 */
export const startApi = (settings?: Record<string, string>) => command('start-api', settings);

/** Uploads a build of the catalogue to its origin. @returns removes it */
export async function uploadBuild({ line, files }: MadeBuild): Promise<() => Promise<void>> {
  return uploadFolder(line.build, { ...files, 'build.json': JSON.stringify(line) });
}

/** Uploads files to a folder of builds on the catalogue's origin. @returns removes them */
export async function uploadFolder(name: string, files: Record<string, string>): Promise<() => Promise<void>> {
  await command('upload-build', { name, files });
  return () => command('remove-build', { name });
}

/**
 * Runs an operator’s command for the catalogue: `operate('rollback', '--build', '…')`.
 * @throws with the command’s output when it refuses
 */
export const operate = (name: 'release' | 'promote' | 'rollback', ...options: string[]) =>
  command('operate', { name, options });

/** The same for a remote in a folder elsewhere. */
export const operateRemote = (folder: string, name: 'release' | 'rollback', ...options: string[]) =>
  command('operate', { name, remote: folder, options });

/** Sets fields of the system’s /config.json, as an operator would edit the file. */
export const configure = (part: object) => command('configure', part);
