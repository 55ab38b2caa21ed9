import path from 'node:path';
import { commonOptions, serveRemote, startDevServer } from 'vstrecha-kit/dev/devServer';
import { readWorkspaceDependencies } from 'vstrecha-kit/system/manifest';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { providedNames } from 'vstrecha-kit/webpack/exposes';
import { takes } from '../serve/forward.ts';
import { originOf, type Hosts } from './hosts.ts';
import { repositoryRoot } from './packages.ts';
import { configFile } from './runFolder.ts';
import { apiRules } from './serveSystem.ts';

const shellDir = path.join(repositoryRoot, 'shell');

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
  const directory = shellDir;
  const target = { directory, origin: originOf(hosts, port), provides: providedNames(directory) };
  await startDevServer(target, {
    ...commonOptions({ port, ...hosts }),
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
export function serveRemoteForDevelopment(
  { directory }: RemotePackage,
  { port, hosts }: DevServerOptions,
): Promise<string> {
  const provides = providedNames(shellDir);
  return serveRemote({ directory, origin: originOf(hosts, port), provides }, { port, ...hosts });
}
