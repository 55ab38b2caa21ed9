import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** A team with a folder outside the workspace, the packed packages and an origin for its builds. */
export interface OutsideTeam {
  folder: string;
  origin: string;
  /** Runs a command of the kit in the folder. @throws with its output when it fails */
  kit: (...args: string[]) => Promise<string>;
  /** Names of its builds. */
  builds: () => string[];
  leave: () => Promise<void>;
}

/** Packs the packages, scaffolds a remote with them and installs it. */
export async function foundTeam(name: string, title: string, shell: string): Promise<OutsideTeam> {
  const home = mkdtempSync(path.join(tmpdir(), 'team-'));
  const packages = path.join(home, 'packages');
  const folder = path.join(home, name);
  const run = async (cwd: string, program: string, ...args: string[]) => (await execute(program, args, { cwd })).stdout;

  await run(root, process.execPath, 'tooling/bin/pack.ts', packages);
  // The packed kit: only its templates have versions.
  const packed = path.join(root, 'vstrecha-kit/dist/package/dist/cli/kit.js');
  await run(home, process.execPath, packed, 'new', name, title, '--shell', shell, '--packages', packages);
  const pnpm = path.join(root, 'tooling/pnpm.cjs');
  await run(folder, process.execPath, pnpm, 'install', '--prefer-offline', '--ignore-scripts');

  const server = createServer((request, response) => {
    try {
      const file = path.join(folder, 'dist', new URL(request.url ?? '/', 'http://localhost').pathname);
      const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
      const content = readFileSync(file);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type }).end(content);
    } catch {
      response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The team’s server has no port: it must listen on TCP.');

  const kit = path.join(folder, 'node_modules/vstrecha-kit/dist/cli/kit.js');
  return {
    folder,
    origin: `http://localhost:${address.port}`,
    kit: (...args) => run(folder, process.execPath, kit, ...args),
    builds: () => readdirSync(path.join(folder, 'dist/builds')),
    leave: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
