import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after } from 'node:test';
import type { Build } from 'shared-api/federation/build';
import { readProxies } from '../registry/clientAddress.ts';
import { createRegistryService } from '../registry/createRegistryService.ts';
import { createToken } from '../registry/tokens.ts';
import { toLine, writeRegistry, type Registry } from '../release/registry.ts';
import { toAddresses } from '../release/release.ts';
import { buildOf, shellOf } from '../release/testBuilds.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { allow, serveSite } from './serveSite.ts';
import { writeSite } from './writeSite.ts';

export const NOW = new Date('2026-11-22T10:00:00Z');
const REMOTE = { owner: '@surveys', pages: [], slots: {} };

/** A service on a free port, whose registry has the catalogue with a page, and one shell. It ends with the tests. */
export async function startRegistryService() {
  const { root, origin } = await serveSite({});
  const shell = await serveSite({ 'index.html': '', 'provides.json': JSON.stringify(shellOf()) }, allow(origin));
  const file = path.join(writeSite({}), 'registry.json');
  const page = {
    path: '/catalog',
    title: 'Catalogue',
    layout: 'main',
    access: 'login',
    expose: 'CatalogPage',
  } as const;
  const catalog = lineOf(root, origin, '1', { remote: { ...REMOTE, pages: [page] } });
  writeRegistry(file, { remotes: { mf_catalog: [catalog] }, shells: [shell.origin] }, []);
  const log: Record<string, unknown>[] = [];
  const server = createRegistryService({
    file,
    proxies: readProxies(),
    log: (entry) => void log.push(entry),
    now: () => NOW,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close().closeAllConnections());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    file,
    log,
    page,
    origin,
    /** A released line whose build.json is served. */
    lineOf: (name: string, fields: Partial<Build> = {}) => lineOf(root, origin, name, fields),
    tokenFor: async (remote: string) => (await createToken(file, { remote, name: `${remote} CI`, at: NOW })).token,
    read: () => JSON.parse(readFileSync(file, 'utf8')) as Registry,
    /** Sends a change as the kit does. */
    post: (remote: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${address}/registry/${remote}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** Puts the build.json of a build on an origin. @returns its line for the registry */
function lineOf(root: string, origin: string, name: string, fields: Partial<Build>): Build {
  const integrity = integrityOf(Buffer.from(`entry ${name}`));
  const made = buildOf(name, {
    integrity,
    files: { 'remoteEntry.abc.js': integrity, 'CatalogPage.def.js': integrity },
  });
  const said = JSON.stringify({ ...made, ...fields });
  const file = path.join(root, 'builds', name, 'build.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, said);
  const details = { address: 'build.json', integrity: integrityOf(Buffer.from(said)) };
  return toLine({ ...toAddresses({ ...made, details }, origin), remote: REMOTE, ...fields });
}
