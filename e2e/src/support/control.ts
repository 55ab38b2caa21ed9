import type { MadeBuild } from './madeBuilds.ts';
import { ownSystem, type ServedShell } from './system.ts';

async function command(name: string, settings: object = {}): Promise<unknown> {
  const answer = await fetch(`${ownSystem().control}/${name}`, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
  return answer.json();
}

/** Stops the API process; shell and remotes keep running. */
export const stopApi = () => command('stop-api');

/**
 * Starts the API on the same database; resolves once it responds.
 * @param settings environment variables of this start
 */
export const startApi = async (settings?: Record<string, string>) => void (await command('start-api', settings));

/** Restarts the API's processes one after the other, each when the former is ready. */
export const rollApi = () => command('roll-api');

/** Uploads a build of a remote, else of the catalogue, to its origin. @returns removes it */
export async function uploadBuild({ line, files }: MadeBuild, remote?: string): Promise<() => Promise<void>> {
  return uploadFolder(line.build, { ...files, 'build.json': JSON.stringify(line) }, remote);
}

/** Uploads files to a folder of builds on a remote's origin. @returns removes them */
export async function uploadFolder(
  name: string,
  files: Record<string, string>,
  remote?: string,
): Promise<() => Promise<void>> {
  await command('upload-build', { name, remote, files });
  return async () => void (await command('remove-build', { name, remote }));
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

/**
 * Serves another built shell in front of the remotes and the API of this system.
 * @param root folder of its site
 */
export const serveShell = (root: string) => command('serve-shell', { root }) as Promise<ServedShell>;

export const stopShell = ({ address }: ServedShell) => command('stop-shell', { address });
