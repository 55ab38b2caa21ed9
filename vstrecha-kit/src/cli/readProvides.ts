import type { ModuleNames } from 'shared-api/federation/build';
import { readDescription } from '../release/liveShells.ts';
import { readManifest } from '../system/manifest.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

/** The shell of a remote: given on the command line, or in its package.json. */
export function findShell(directory: string, given?: string): string | undefined {
  return [given, process.env.VSTRECHA_SHELL, readManifest(directory).vstrecha?.shell].find(Boolean);
}

/**
 * Modules and names of the shell that a remote is built for: those of a shell's description, or of the workspace.
 * @param given `--shell`: address of a shell, or folder with its description
 * @param spare used when command line and package.json name no shell
 */
export async function readProvides(
  directory: string,
  home: Home,
  { given, spare }: { given?: string; spare?: string } = {},
): Promise<ModuleNames> {
  if (given === undefined && home.readProvides) return home.readProvides();
  const shell = findShell(directory, given) ?? spare;
  if (shell === undefined)
    throw new UsageError(
      `Для какой оболочки собирать? Укажите её адрес или папку с её описанием: --shell https://vstrecha.example, или в package.json: "vstrecha": { "shell": "https://vstrecha.example" }.`,
    );
  return (await readDescription(shell)).provides;
}
