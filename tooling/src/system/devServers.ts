import path from 'node:path';
import { readWorkspaceDependencies } from 'vstrecha-kit/system/manifest';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { loadConfig } from 'vstrecha-kit/webpack/runWebpack';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { takes } from '../serve/forward.ts';
import { providedNames } from '../webpack/hostConfig.ts';
import { originOf, type Hosts } from './hosts.ts';
import { repositoryRoot } from './packages.ts';
import { configFile } from './runFolder.ts';
import { apiRules } from './serveSystem.ts';

interface DevServerOptions {
  port: number;
  hosts: Hosts;
}

/** Every navigation gets the page, also one with a dot; a missing script does not. */
export const PAGE_FALLBACK = { disableDotRule: true, htmlAcceptHeaders: ['text/html'] } as const;

/**
 * Serves the shell with hot reload. A change in a shared package reloads the page, because remotes keep the modules
 * that they got from the shell.
 */
export async function serveShellForDevelopment({
  port,
  hosts,
  apiOrigin,
  registry,
}: DevServerOptions & { apiOrigin: string; registry: string }): Promise<void> {
  const directory = path.join(repositoryRoot, 'shell');
  await startServer(directory, originOf(hosts, port), {
    ...common(port, hosts),
    historyApiFallback: PAGE_FALLBACK,
    static: path.join(directory, 'public'),
    watchFiles: [...readWorkspaceDependencies(directory)].map((folder) => path.join(folder, 'src/**/*')),
    proxy: apiRules(apiOrigin).map((rule) => ({
      context: (url, { headers }) => takes(rule, url, headers.upgrade !== undefined),
      target: rule.target,
      xfwd: true,
      ws: rule.socketPath !== undefined,
      pathRewrite: rule.socketPath ? { [`^${rule.prefix}`]: '' } : {},
    })),
    setupMiddlewares: (middlewares, server) => {
      server.app?.get(
        '/registry.json',
        (_request, response) => void response.sendFile(registry, { dotfiles: 'allow' }),
      );
      server.app?.get('/config.json', (_request, response) => void response.sendFile(configFile()));
      return middlewares;
    },
  });
}

/** Serves a remote with hot reload and React Refresh in the shell's page. @returns the URL of its entry */
export async function serveRemoteForDevelopment(
  remote: RemotePackage,
  { port, hosts }: DevServerOptions,
): Promise<string> {
  const origin = originOf(hosts, port);
  await startServer(remote.directory, origin, {
    ...common(port, hosts),
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  return `${origin}/remoteEntry.js`;
}

function common(port: number, hosts: Hosts): Configuration {
  return {
    port,
    host: hosts.listen,
    hot: true,
    allowedHosts: [hosts.name],
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: hosts.name, port, pathname: '/ws' },
    },
  };
}

async function startServer(directory: string, devOrigin: string, options: Configuration): Promise<void> {
  const config = await loadConfig(directory);
  const provides = providedNames(path.join(repositoryRoot, 'shell'));
  const compiler = webpack(
    config({ mode: 'development', outDir: path.join(directory, 'dist/dev'), buildId: 'dev', devOrigin, provides }),
  );
  if (!compiler) throw new Error(`webpack gave no compiler for ${directory}.`);
  await new WebpackDevServer(options, compiler).start();
}
