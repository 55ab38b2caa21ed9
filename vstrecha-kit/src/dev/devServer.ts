import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import type { ModuleNames } from 'shared-api/federation/build';
import { REMOTE_FILE } from '../build/buildInfo.ts';
import { loadConfig } from '../webpack/runWebpack.ts';

export interface DevAddress {
  port: number;
  /** Address to listen on. */
  listen: string;
  /** Host name in the browser. */
  name: string;
}

export interface DevTarget {
  directory: string;
  origin: string;
  /** Modules and names that the shell provides. */
  provides: ModuleNames;
  /** Reloads the page after a change: React Refresh needs a shell with React's development build. */
  reloads?: boolean;
}

/** Starts webpack's dev server for a package. */
export async function startDevServer(target: DevTarget, options: Configuration): Promise<void> {
  const { directory, origin, provides, reloads } = target;
  const config = await loadConfig(directory);
  const outDir = path.join(directory, 'dist/dev');
  const compiler = webpack(
    config({ mode: 'development', outDir, buildId: 'dev', devOrigin: origin, provides, reloads }),
  );
  if (!compiler) throw new Error(`webpack gave no compiler for ${directory}.`);
  await new WebpackDevServer(options, compiler).start();
}

/** Serves a remote for a shell's page on another origin. @returns the URL of its entry */
export async function serveRemote(target: DevTarget, address: DevAddress, open?: string): Promise<string> {
  await startDevServer(target, {
    ...commonOptions(address),
    ...(target.reloads === true && { hot: false, liveReload: true }),
    headers: { 'Access-Control-Allow-Origin': '*' },
    // Shells read the pages of an unreleased remote here.
    setupMiddlewares: (middlewares) => [...middlewares, serveManifest(target.directory)],
    ...(open !== undefined && { open: [open] }),
  });
  return `${target.origin}/remoteEntry.js`;
}

function serveManifest(directory: string) {
  return {
    name: REMOTE_FILE,
    path: `/${REMOTE_FILE}`,
    middleware: (_request: unknown, response: ServerResponse) => {
      response.setHeader('Content-Type', 'application/json').end(readFileSync(path.join(directory, REMOTE_FILE)));
    },
  };
}

export function commonOptions({ port, listen, name }: DevAddress): Configuration {
  return {
    port,
    host: listen,
    hot: true,
    allowedHosts: [name],
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: name, port, pathname: '/ws' },
    },
  };
}
