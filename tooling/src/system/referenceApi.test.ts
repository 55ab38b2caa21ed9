import assert from 'node:assert/strict';
import { ChildProcess } from 'node:child_process';
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

/** The environment in which the API is started for these PORT and HOST. */
function environment(port: string, host: string): ChildScript['env'] {
  const started: ChildScript[] = [];
  const start = (child: ChildScript) => {
    started.push(child);
    return new ChildProcess();
  };
  const origin = startReferenceApi({ start }, { ports: readPorts(port), hosts: readHosts(host) });
  assert.equal(origin, `http://127.0.0.1:${started[0]?.env?.PORT}`);
  return started[0]?.env;
}

test('letters link to the shell wherever PORT and HOST put it', () => {
  assert.equal(environment('', '')?.PUBLIC_URL, 'http://localhost:8080');
  assert.equal(environment('9000', '192.168.1.20')?.PUBLIC_URL, 'http://192.168.1.20:9000');
});

test('a PUBLIC_URL of one’s own wins', () => {
  process.env.PUBLIC_URL = 'https://vstrecha.example';
  assert.equal(environment('9000', '')?.PUBLIC_URL, 'https://vstrecha.example');
});

test('the README’s accounts are told of where the API makes them', () => {
  const DATABASE_URL = 'postgres://localhost/vstrecha';
  assert.deepEqual(
    [{}, { DATABASE_URL }, { DATABASE_URL, SEED: 'demo' }, { SEED: 'catalogues' }].map(seedsDemoAccounts),
    [true, false, true, false],
  );
});
