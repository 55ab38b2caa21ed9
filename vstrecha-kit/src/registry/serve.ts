import { once } from 'node:events';
import { existsSync, watchFile } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { UsageError } from '../system/UsageError.ts';
import { adoptBuilds } from './adoptBuilds.ts';
import { readProxies } from './clientAddress.ts';
import { createRegistryService } from './createRegistryService.ts';

/** Adoption is not urgent, and a volume may not tell of changes. */
const LOOK_MS = 5_000;

/**
 * Serves a registry until SIGTERM. HOST, PORT and TRUSTED_PROXIES are as for the API; ADOPT names a registry whose builds
 * are put in front when it changes.
 */
export async function serve(file: string | undefined): Promise<void> {
  const { HOST: host = '127.0.0.1', PORT: port = '4200', TRUSTED_PROXIES: trusted, ADOPT: offered } = process.env;
  if (file === undefined || !existsSync(path.dirname(file)))
    throw new UsageError('REGISTRY_FILE: name registry.json in an existing folder.');
  const log = (entry: object) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
  const server = createRegistryService({ file: path.resolve(file), proxies: readProxies(trusted), log });
  server.listen(Number(port), host);
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  log({ event: 'started', file, host, port: listening });
  if (offered !== undefined) {
    const adopt = () =>
      adoptBuilds(file, offered, new Date()).then(
        (remotes) => remotes.length > 0 && log({ event: 'adopted', remotes }),
        (error: unknown) => log({ event: 'failed', msg: String(error) }),
      );
    await adopt();
    watchFile(offered, { interval: LOOK_MS, persistent: false }, () => void adopt());
  }
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  server.close();
  server.closeIdleConnections();
}
