import { createServer } from 'node:net';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readRemotePackages } from './packages.ts';

/** The ports of a running system: consecutive, beginning with the shell's. */
export interface SystemPorts {
  shell: number;
  /** By package folder, in the order of pnpm-workspace.yaml: `{ 'mf-catalog': 8081, … }`. */
  remotes: Record<string, number>;
  api: number;
}

const DEFAULT_PORT = 8080;
const LAST_PORT = 65_535;

/** Ports that browsers block (https://fetch.spec.whatwg.org/#port-blocking). */
const REFUSED_BY_BROWSERS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Assigns the ports: shell PORT, remotes from PORT+1, then the reference API. */
export function readPorts(
  port: string | undefined = process.env.PORT,
  folders: string[] = readRemotePackages().map((remote) => remote.folder),
): SystemPorts {
  const count = folders.length + 2;
  const first = parsePort(port, count);
  const ports: SystemPorts = {
    shell: first,
    remotes: Object.fromEntries(folders.map((folder, index) => [folder, first + 1 + index])),
    api: first + count - 1,
  };
  const refused = listPorts(ports).find((candidate) => REFUSED_BY_BROWSERS.has(candidate));
  if (refused !== undefined) {
    throw new UsageError(
      `Browsers block port ${refused}, and the system would use ports ${first} to ${ports.api}. Choose others: PORT=9000 npm start.`,
    );
  }
  return ports;
}

/** All ports of the system, the shell's first. */
export function listPorts(ports: SystemPorts): number[] {
  return [ports.shell, ...Object.values(ports.remotes), ports.api];
}

/**
 * Stops a start before it fails half-way.
 * @throws {UsageError} that names the first busy port and the next free set
 */
export async function assertPortsFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const failure = await tryPort(port);
    if (failure === 'EADDRINUSE') throw new UsageError(`Port ${port} is in use. ${await suggestPorts(ports)}`);
    if (failure === 'EACCES')
      throw new UsageError(`Port ${port} needs the rights of an administrator. Choose others: PORT=9000 npm start.`);
  }
}

const STEP = 10;
const ATTEMPTS = 50;

async function suggestPorts([first = 0, ...others]: readonly number[]): Promise<string> {
  for (let shift = STEP; shift <= ATTEMPTS * STEP; shift += STEP) {
    const shifted = [first, ...others].map((port) => port + shift);
    if (await areUsable(shifted)) return `Next free: PORT=${first + shift} npm start.`;
  }
  return 'Free it or choose others: PORT=9000 npm start.';
}

async function areUsable(ports: readonly number[]): Promise<boolean> {
  for (const port of ports)
    if (port > LAST_PORT || REFUSED_BY_BROWSERS.has(port) || (await tryPort(port)) !== undefined) return false;
  return true;
}

function parsePort(port: string | undefined, count: number): number {
  const text = port?.trim() ?? '';
  if (text === '') return DEFAULT_PORT;
  const last = LAST_PORT - count + 1;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > last) {
    throw new UsageError(
      `PORT=${text} is unusable: give an integer from 1 to ${last}, the system uses ${count} ports in a row.`,
    );
  }
  return number;
}

/** Tries every address: a port can be in use on one only, and not every system reports that for the others. */
async function tryPort(port: number): Promise<string | undefined> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
