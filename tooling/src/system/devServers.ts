import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { commonOptions, serveRemote, startDevServer } from 'vstrecha-kit/dev/devServer';
import { readWorkspaceDependencies } from 'vstrecha-kit/system/manifest';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { providedNames } from 'vstrecha-kit/webpack/exposes';
import type { Configuration, Middleware } from 'webpack-dev-server';
import { takes } from '../serve/forward.ts';
import { answerLongHeads, LONGEST_HEAD } from '../serve/longHeads.ts';
import { isNavigation } from '../serve/navigation.ts';
import { originOf, type Hosts } from './hosts.ts';
import { repositoryRoot } from './packages.ts';
import { configFile } from './runFolder.ts';
import { apiRules } from './serveSystem.ts';

const shellDir = path.join(repositoryRoot, 'shell');
/** Folders of the built shell. */
const DEV_FOLDERS = ['assets', 'banners'];

interface DevServerOptions {
  port: number;
  hosts: Hosts;
}

/** Addresses as long as the other fronts allow. */
export const longAddresses = {
  server: { type: 'http', options: { maxHeaderSize: LONGEST_HEAD } },
  onListening: ({ server }) => {
    if (server) answerLongHeads(server);
  },
} satisfies Configuration;

/** Answers with the page what the other fronts do, in the place of the server's own rule. */
export function answerPages(middlewares: Middleware[]): Middleware[] {
  const middleware = (request: IncomingMessage, _response: unknown, next: () => void) => {
    const [pathname = ''] = (request.url ?? '/').split(/[?#]/, 1);
    if (/^(?:GET|HEAD)$/.test(request.method ?? '') && isNavigation(pathname, DEV_FOLDERS, request.headers))
      request.url = '/index.html';
    next();
  };
  return middlewares.map((each) =>
    typeof each !== 'function' && each.name === 'connect-history-api-fallback' ? { ...each, middleware } : each,
  );
}

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
    ...longAddresses,
    historyApiFallback: true,
    static: path.join(directory, 'public'),
    watchFiles: [...readWorkspaceDependencies(directory)].map((folder) => path.join(folder, 'src/**/*')),
    proxy: apiRules(apiOrigin).map((rule) => ({
      context: (url, { method, headers }) => takes(rule, { url, method }, headers.upgrade !== undefined),
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
      return answerPages(middlewares);
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
