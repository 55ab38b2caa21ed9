import { UsageError } from 'vstrecha-kit/system/UsageError';

/** Address to listen on, and host name for browsers. */
export interface Hosts {
  listen: string;
  /** Used in printed URLs, in the registry and in the content security policy. */
  name: string;
}

/** Origin of a port for browsers: `http://localhost:8080`. */
export function originOf(hosts: Hosts, port: number | undefined): string {
  return `http://${hosts.name}:${port}`;
}

/**
 * Listens on this machine only by default; HOST, e.g. HOST=192.168.1.20, opens the system to phones in the same network
 * under that name.
 */
export function readHosts(host: string | undefined = process.env.HOST): Hosts {
  const name = host?.trim() ?? '';
  if (name === '') return { listen: '127.0.0.1', name: 'localhost' };
  if (!/^[a-z0-9.-]+$/i.test(name))
    throw new UsageError(
      `HOST=${name} is not a host name: give this computer's name or address in the network, such as HOST=192.168.1.20.`,
    );
  return { listen: '0.0.0.0', name };
}
