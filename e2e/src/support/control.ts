import type { MadeBuild } from './switchboard.ts';
import { ownSystem } from './system.ts';

async function command(name: string, settings: object = {}): Promise<void> {
  const answer = await fetch(`${ownSystem().control}/${name}`, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
}

/** Ends the API’s process; the shell and the remotes stay up. */
export const stopApi = () => command('stop-api');

/**
 * Starts it again on the same database; resolves when it answers.
 * @param settings environment variables of this start
 */
export const startApi = (settings?: Record<string, string>) => command('start-api', settings);

/** Puts a build of the catalogue where its origin serves it. @returns what takes it away again */
export async function uploadBuild({ line, files }: MadeBuild): Promise<() => Promise<void>> {
  const name = line.build;
  await command('upload-build', { name, files: { ...files, 'build.json': JSON.stringify(line) } });
  return () => command('remove-build', { name });
}

/**
 * Runs a command for the catalogue as an operator of the system would: `operate('rollback', '--build', '…')`.
 * @throws with what the command says when it refuses
 */
export const operate = (name: 'release' | 'promote' | 'rollback', ...options: string[]) =>
  command('operate', { name, options });
