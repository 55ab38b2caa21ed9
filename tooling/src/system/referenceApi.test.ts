import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { ChildScript } from './childProcesses.ts';
import { readHosts } from './hosts.ts';
import { readPorts } from './ports.ts';
import { seedsDemoAccounts, startReferenceApi } from './referenceApi.ts';

const given = process.env.PUBLIC_URL;
beforeEach(() => {
  delete process.env.PUBLIC_URL;
});
afterEach(() => {
  if (given === undefined) delete process.env.PUBLIC_URL;
  else process.env.PUBLIC_URL = given;
});

/** The environment of the API started with these PORT and HOST. */
function environment(port: string, host: string): ChildScript['env'] {
  const started: ChildScript[] = [];
  const start = (child: ChildScript) => {
    started.push(child);
    return {};
  };
  const origin = startReferenceApi({ start }, { ports: readPorts(port), hosts: readHosts(host) });
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

test('announces demo accounts only when the API seeds them', () => {
  const DATABASE_URL = 'postgres://localhost/vstrecha';
  assert.deepEqual(
    [{}, { DATABASE_URL }, { DATABASE_URL, SEED: 'demo' }, { SEED: 'catalogues' }].map(seedsDemoAccounts),
    [true, false, true, false],
  );
});
