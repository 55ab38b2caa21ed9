import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { ChildScript } from './childProcesses.ts';
import { readHosts } from './hosts.ts';
import { readPorts } from './ports.ts';
import { seedsDemoAccounts, startApi } from './referenceApi.ts';

const given = process.env;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  mkdirSync(path.join(folder, 'postgres'));
  const { PUBLIC_URL: _address, DATABASE_URL: _database, ...others } = given;
  process.env = { ...others, VSTRECHA_DATA: folder };
});
afterEach(() => {
  mock.restoreAll();
  process.env = given;
  rmSync(folder, { recursive: true });
});

/** The environment of the API started with these PORT and HOST. */
function environment(port: string, host: string): ChildScript['env'] {
  const started: ChildScript[] = [];
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response()));
  const start = (child: ChildScript) => {
    started.push(child);
    return {};
  };
  const children = { start, end: async () => {}, stop: async () => {} };
  const { origin } = startApi({ ports: readPorts(port), hosts: readHosts(host) }, children);
  assert.equal(origin, `http://127.0.0.1:${started[0]?.env?.PORT}`);
  return started[0]?.env;
}

test('links e-mails to the shell at any PORT and HOST', () => {
  assert.equal(environment('', '')?.PUBLIC_URL, 'http://localhost:8080');
  assert.equal(environment('9000', '192.168.1.20')?.PUBLIC_URL, 'http://192.168.1.20:9000');
});

test('prefers a given PUBLIC_URL', () => {
  process.env.PUBLIC_URL = 'https://vstrecha.example';
  assert.equal(environment('9000', '')?.PUBLIC_URL, 'https://vstrecha.example');
});

test('announces the wait only for a new database [OPS-01]', ({ mock }) => {
  const log = mock.method(console, 'log', () => {});
  environment('9000', '');
  rmSync(path.join(folder, 'postgres'), { recursive: true });
  process.env.DATABASE_URL = 'postgres://localhost/vstrecha';
  environment('9000', '');
  assert.equal(log.mock.callCount(), 0);
  delete process.env.DATABASE_URL;
  environment('9000', '');
  assert.match(String(log.mock.calls[0]?.arguments[0]), /^Starting the API; its new database is being filled/);
});

test('announces demo accounts only when the API seeds them', () => {
  const DATABASE_URL = 'postgres://localhost/vstrecha';
  assert.deepEqual(
    [{}, { DATABASE_URL }, { DATABASE_URL, SEED: 'demo' }, { SEED: 'catalogues' }].map(seedsDemoAccounts),
    [true, false, true, false],
  );
});
