import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readProxies } from 'vstrecha-kit/registry/clientAddress';
import { createRegistryService } from 'vstrecha-kit/registry/createRegistryService';
import { createToken, revokeToken } from 'vstrecha-kit/registry/tokens';
import { readJournal } from 'vstrecha-kit/release/journal';
import { readRegistry, writeRegistry } from 'vstrecha-kit/release/registry';
import { temporaryFolder } from '#support/temporary.ts';
import type { Attack, Breach } from './attack.ts';
import { rawRequest } from './rawRequest.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const OLDEST_FIRST = Array.from({ length: 30 }, (_, index) => `1.${index}.0-00000000`);

interface Registry {
  url: string;
  file: string;
  token: string;
  /** Sends a change as the kit does. @returns the status */
  post: (remote: string, token: string, body: unknown) => Promise<number>;
  /** Takes one build back. */
  withdraw: (build: string) => { version: number; change: object };
  isUnchanged: () => boolean;
}

/** Attacks a fresh registry service with two remotes, one of which the attacker may release. */
const attackOf = (title: string, attack: (registry: Registry, breach: Breach) => Promise<string>): Attack => ({
  title,
  async run(_target, breach) {
    const file = path.join(temporaryFolder(), 'registry.json');
    const builds = OLDEST_FIRST.map((build) => ({ build, entry: '', exposes: {}, requires: {} })).reverse();
    writeRegistry(file, { remotes: { mf_catalog: builds, mf_surveys: builds } }, []);
    const { token } = await createToken(file, { remote: 'mf_surveys', name: 'attacker', at: NOW });
    const server = createRegistryService({ file, proxies: readProxies() }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const before = readFileSync(file, 'utf8');
    const headers = { 'content-type': 'application/json' };
    try {
      return await attack(
        {
          url,
          file,
          token,
          post: async (remote, bearer, body) =>
            (
              await rawRequest(
                url,
                'POST',
                `/registry/${remote}`,
                { ...headers, authorization: `Bearer ${bearer}` },
                JSON.stringify(body),
              )
            ).status,
          withdraw: (build) => ({
            version: readRegistry(file).version ?? 0,
            change: { kind: 'withdraw', builds: [build] },
          }),
          isUnchanged: () => readFileSync(file, 'utf8') === before,
        },
        breach,
      );
    } finally {
      server.close().closeAllConnections();
    }
  },
});

/** Attacks on the service that takes releases of teams. */
export const registryAttacks: Attack[] = [
  attackOf('refuses foreign, forged and revoked tokens, and stores none', async (registry, breach) => {
    const { file, token, post, withdraw, isUnchanged } = registry;
    const { id, token: revoked } = await createToken(file, { remote: 'mf_catalog', name: 'former', at: NOW });
    await revokeToken(file, id, NOW);
    const [number = ''] = token.split('.');
    const bearers = [
      token,
      revoked,
      number,
      `${token}0`,
      token.slice(0, -1),
      token.toUpperCase(),
      '',
      '.',
      '__proto__',
    ];
    const remotes = ['mf_catalog', 'mf_news', 'constructor', '__proto__'];
    for (const bearer of bearers)
      for (const remote of remotes) {
        const status = await post(remote, bearer, withdraw(OLDEST_FIRST[0] ?? ''));
        breach(status !== 401 && status !== 403, `${remote} answered ${status}`);
      }
    breach(!isUnchanged(), 'the registry was changed');
    const stored = readFileSync(file.replace('.json', '.tokens.json'), 'utf8');
    breach(stored.includes(token.slice(number.length + 1)), 'a token is stored');
    return `${bearers.length * remotes.length} requests`;
  }),
  attackOf('refuses replayed changes, even of a restored registry', async ({ file, token, post, withdraw }, breach) => {
    const recorded = OLDEST_FIRST.slice(0, 5).map((build) => () => withdraw(build));
    const bodies: unknown[] = [];
    const whole = readRegistry(file).remotes;
    for (const record of recorded) {
      const body = record();
      bodies.push(body);
      breach((await post('mf_surveys', token, body)) !== 200, 'the rightful change was refused');
      writeRegistry(file, { ...readRegistry(file), remotes: whole }, []);
    }
    for (const body of bodies) {
      const status = await post('mf_surveys', token, body);
      breach(status !== 412, `a replayed change answered ${status}`);
    }
    return `${bodies.length} replays`;
  }),
  attackOf('accepts one of parallel changes, each once in the journal', async (registry, breach) => {
    const { file, token, post, withdraw } = registry;
    const bodies = OLDEST_FIRST.slice(0, 20).map(withdraw);
    const statuses = await Promise.all(bodies.map((body) => post('mf_surveys', token, body)));
    const accepted = statuses.filter((status) => status === 200).length;
    breach(accepted !== 1, `${accepted} writers were accepted`);
    breach(
      statuses.some((status) => status !== 200 && status !== 412),
      `answers ${statuses.join(' ')}`,
    );
    breach(readJournal(file).length !== 1, `the journal has ${readJournal(file).length} changes`);
    return `${bodies.length} at once`;
  }),
  attackOf('refuses oversized, endless and hostile bodies', async (registry, breach) => {
    const { url, token, post, withdraw, isUnchanged } = registry;
    const endless = await sendEndlessly(`${url}/registry/mf_surveys`, token);
    breach(endless > 10 * 1024 * 1024, `it took ${endless} bytes of an endless body`);
    const { version } = withdraw('');
    const release = (fields: object) => ({ version, change: { kind: 'release', build: { ...LINE, ...fields } } });
    const bodies: unknown[] = [
      ' '.repeat(1_000_000),
      null,
      [],
      { version, change: { kind: '__proto__' } },
      { version: '__proto__', change: { kind: 'remove' } },
      { version: version + 0.5, change: { kind: 'remove' } },
      { version, change: { kind: 'withdraw', builds: 'all' } },
      { version, change: { kind: 'promote', percent: 1e9 } },
      { version, change: { kind: 'remove' }, reason: 'a\nforged line' },
      release({ entry: 'javascript:alert(1)//' }),
      release({ integrity: 'sha256-x' }),
      release({ build: '../../shell' }),
      release({ remote: { pages: [{ path: '//evil.example', expose: 'A' }], slots: {} } }),
      release({ requires: { ['x'.repeat(60_000)]: '^1.0.0' } }),
    ];
    for (const [index, body] of bodies.entries()) {
      const status = await post('mf_surveys', token, body).catch(() => 413);
      breach(status !== 400 && status !== 413, `body ${index} answered ${status}`);
    }
    breach(!isUnchanged(), 'the registry was changed');
    return `${bodies.length + 1} bodies`;
  }),
  attackOf(
    'takes changes at plainly spelled addresses alone',
    async ({ url, token, withdraw, isUnchanged }, breach) => {
      const body = JSON.stringify(withdraw(OLDEST_FIRST[0] ?? ''));
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      for (const [method, address] of TRICKS) {
        const { status } = await rawRequest(url, method, address, headers, method === 'GET' ? undefined : body);
        breach(status < 400, `${method} ${address} answered ${status}`);
      }
      breach(!isUnchanged(), 'the registry was changed');
      return `${TRICKS.length} requests`;
    },
  ),
];

const LINE = {
  build: '9.0.0-00000000',
  entry: 'https://evil.example/entry.js',
  integrity: `sha256-${'A'.repeat(43)}=`,
  exposes: {},
  requires: {},
  details: { address: 'https://evil.example/build.json', integrity: `sha256-${'A'.repeat(43)}=` },
};

const TRICKS: [method: string, address: string][] = [
  ...['mf_surveys/../mf_catalog', 'mf_surveys/', 'mf%5fsurveys', 'mf_surveys%00', 'mf_surveys?a=1', 'mf_surveys#a'],
  ...['/mf_surveys', '../registry/mf_surveys', '%2e%2e/registry.json', 'mf_surveys\\..\\mf_catalog', '', '.', '..'],
].map((tail): [string, string] => ['POST', `/registry/${tail}`]);
TRICKS.push(
  ...['PUT', 'DELETE', 'PATCH', 'GET'].map((method): [string, string] => [method, '/registry/mf_surveys']),
  ...['POST', 'PUT', 'DELETE'].map((method): [string, string] => [method, '/registry.json']),
  ...[
    '/registry.tokens.json',
    '/registry.journal.jsonl',
    '/../registry.tokens.json',
    '/registry/registry.tokens.json',
  ].map((address): [string, string] => ['GET', address]),
);

/** Sends a body without an announced length until the server ends it. @returns the bytes that it took */
function sendEndlessly(url: string, token: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    let bytes = 0;
    const finish = () => {
      sent.destroy();
      resolve(bytes);
    };
    sent.on('response', finish).on('error', finish);
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const write = () => {
      if (sent.destroyed || bytes > 64 * 1024 * 1024) return finish();
      bytes += chunk.length;
      return sent.write(chunk, () => setImmediate(write));
    };
    write();
  });
}
