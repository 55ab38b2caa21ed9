import { readDescription, readShellTypes } from '../shell/readDescription.ts';
import { readManifest } from '../system/manifest.ts';
import { UsageError } from '../system/UsageError.ts';
import type { HashedTypes } from '../types/types.ts';
import type { Home } from './home.ts';

/** The shell of a remote: given on the command line, or in its package.json. */
export function findShell(directory: string, given?: string): string | undefined {
  return [given, process.env.VSTRECHA_SHELL, readManifest(directory).vstrecha?.shell].find(Boolean);
}

/** The same, to open it. @throws {UsageError} without an address */
export function findAddress(directory: string, given: string | undefined, example: string): string {
  const shell = findShell(directory, given);
  if (shell !== undefined && URL.canParse(shell)) return shell;
  throw new UsageError(`Which shell? Give its address: ${example}, or "vstrecha": { "shell": … } in package.json.`);
}

/**
 * Modules, names and types of the shell that a remote is built for: those of a shell's description, or of the workspace.
 * @param given `--shell`: address of a shell, or folder with its description
 * @param spare used when command line and package.json name no shell
 */
export async function readProvided(
  directory: string,
  home: Home,
  { given, spare }: { given?: string; spare?: string } = {},
): Promise<HashedTypes> {
  if (given === undefined && home.readProvided) return home.readProvided();
  const shell = findShell(directory, given) ?? spare;
  if (shell === undefined)
    throw new UsageError(
      `For which shell? Give its address or a folder with its description: --shell https://vstrecha.example, or in package.json: "vstrecha": { "shell": "https://vstrecha.example" }.`,
    );
  const [{ provides }, types] = await Promise.all([readDescription(shell), readShellTypes(shell)]);
  const [{ hashTypes }, { withOutsideWidgets }] = await Promise.all([
    import('../types/hashTypes.ts'),
    import('../build/outsideWidgets.ts'),
  ]);
  return hashTypes({ provides, types: withOutsideWidgets(directory, types) });
}
