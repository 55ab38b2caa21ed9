import { createStaticServer, type StaticServer } from '../serve/createStaticServer.ts';
import type { ProxyRule } from '../serve/forward.ts';
import { HEALTH_PATH } from '../serve/navigation.ts';
import { remoteHeaders, shellHeaders } from '../serve/securityHeaders.ts';
import { chooseShellPage, readPages } from '../serve/shellPages.ts';
import { originOf, type Hosts } from './hosts.ts';
import type { SystemPorts } from './ports.ts';
import { configFile, registryFile } from './runFolder.ts';
import { watchSources } from './watchSources.ts';

export interface ServedSystem {
  ports: SystemPorts;
  hosts: Hosts;
  /** Folder of the shell's build. */
  shellRoot: string;
  /** Folders that contain `builds/`, by package folder. Dev servers serve the remotes missing here. */
  remoteRoots: Record<string, string>;
  apiOrigin: string;
  /** File of `/config.json`, in place of the usual one. */
  config?: string | undefined;
}

/** Serves the shell and the remotes, each on a separate origin, as in production. */
export async function serveSystem({
  ports,
  hosts,
  shellRoot,
  remoteRoots,
  apiOrigin,
  config = configFile(),
}: ServedSystem): Promise<StaticServer[]> {
  const remoteOrigins = Object.values(ports.remotes).map((port) => originOf(hosts, port));
  const configured = watchSources(config);
  const sources = () => ({ remoteOrigins, ...configured() });
  const shell = createStaticServer({
    root: shellRoot,
    port: ports.shell,
    host: hosts.listen,
    // The service worker keeps pages with the policy of their file.
    headers: () =>
      shellHeaders({ ...sources(), inline: { scripts: readPages(shellRoot)?.everywhere ?? [], styles: [] } }),
    fallback: chooseShellPage(shellRoot, sources, process.env.VSTRECHA_SESSION_COOKIE || undefined),
    files: { '/registry.json': registryFile(ports.shell), '/config.json': config },
    proxies: apiRules(apiOrigin),
  });
  const remotes = Object.entries(remoteRoots).map(([folder, root]) =>
    createStaticServer({ root, port: ports.remotes[folder] ?? 0, host: hosts.listen, headers: remoteHeaders() }),
  );
  return Promise.all([shell, ...remotes]);
}

/**
 * Rules by which the shell's origin proxies to the API: calls, stored images, failure reports, whether it is alive, what mail
 * programs send to the page that ends e-mails, and the push server's WebSockets.
 */
export function apiRules(target: string): ProxyRule[] {
  return [
    { prefix: '/api', target },
    { prefix: '/images', target },
    { prefix: '/reports', target },
    { prefix: HEALTH_PATH, target },
    { prefix: '/unsubscribe_notifications', method: 'POST', target },
    { prefix: '/push', target, socketPath: /^\/app\/[\w-]+$/ },
  ];
}
