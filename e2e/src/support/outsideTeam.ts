import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveBuilds } from './serveBuilds.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** A team with a folder outside the workspace, the packed packages and an origin for its builds. */
export interface OutsideTeam {
  folder: string;
  origin: string;
  /** Runs a command of the kit in the folder. @throws with its output when it fails */
  kit: (...args: string[]) => Promise<string>;
  leave: () => Promise<void>;
}

/**
 * Packs the packages, scaffolds a remote with them and installs it.
 * @param env more variables for its commands
 */
export async function foundTeam(
  name: string,
  title: string,
  shell: string,
  env: NodeJS.ProcessEnv = {},
): Promise<OutsideTeam> {
  const home = mkdtempSync(path.join(tmpdir(), 'team-'));
  const packages = path.join(home, 'packages');
  const folder = path.join(home, name);
  const run = async (cwd: string, program: string, ...args: string[]) =>
    (await execute(program, args, { cwd, env: { ...process.env, ...env } })).stdout;

  await run(root, process.execPath, 'tooling/bin/pack.ts', packages);
  // The packed kit: only its templates have versions.
  const packed = path.join(root, 'vstrecha-kit/dist/package/dist/cli/kit.js');
  await run(home, process.execPath, packed, 'new', name, title, '--shell', shell, '--packages', packages);
  const pnpm = path.join(root, 'tooling/pnpm.cjs');
  await run(folder, process.execPath, pnpm, 'install', '--prefer-offline', '--ignore-scripts');

  const server = await serveBuilds(folder);
  const kit = path.join(folder, 'node_modules/vstrecha-kit/dist/cli/kit.js');
  return {
    folder,
    origin: server.origin,
    kit: (...args) => run(folder, process.execPath, kit, ...args),
    leave: async () => {
      await server.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
