import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { changeBuilds } from 'vstrecha-kit/release/changeBuilds';
import { promote, withdraw } from 'vstrecha-kit/release/changes';
import { readRegistry, writeRegistry } from 'vstrecha-kit/release/registry';
import { buildOf, namesIn, ORIGIN, releaseAll, shellOf } from 'vstrecha-kit/release/testBuilds';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { shellHeaders } from '../serve/securityHeaders.ts';
import { serveSite } from '../serve/testSite.ts';

/** A registry with two builds, whose one shell allows this origin. */
async function publishFor(allowed: string, percent?: number): Promise<string> {
  const root = writeSite({ 'index.html': '<!doctype html>', 'provides.json': JSON.stringify(shellOf()) });
  const headers = shellHeaders({ remoteOrigins: [allowed] });
  const { origin } = await serveSite({ root, headers, fallback: 'index.html' });
  const file = path.join(writeSite({}), 'registry.json');
  const registry = releaseAll([buildOf('1')]);
  const both = releaseAll(['2'], { registry, ...(percent !== undefined && { percent }) });
  writeRegistry(file, { ...both, shells: [origin] });
  return file;
}

const rollBack = (file: string) =>
  changeBuilds(file, 'mf_catalog', (registry, shells) => withdraw(registry, 'mf_catalog', ['2'], shells));
const raise = (file: string) => changeBuilds(file, 'mf_catalog', (registry) => promote(registry, 'mf_catalog', 50));

test('changes the registry when policies allow the builds', async () => {
  const [back, raised] = [await publishFor(ORIGIN), await publishFor(ORIGIN, 10)];
  assert.equal((await rollBack(back))[0]?.build, '1');
  assert.deepEqual(namesIn(readRegistry(back)), ['1']);
  await raise(raised);
  assert.deepEqual(namesIn(readRegistry(raised)), ['2 50 %', '1']);
});

test('keeps the registry when a policy forbids a build', async () => {
  const file = await publishFor('https://other.example', 10);
  const before = readFileSync(file, 'utf8');
  await assert.rejects(rollBack(file), /^UsageError: The build 1 is not released: the Content-Security-Policy/);
  await assert.rejects(raise(file), /^UsageError: The build 2 is not released: the Content-Security-Policy/);
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('rolls back while the shell is down', async ({ mock }) => {
  mock.method(console, 'warn', () => {});
  const file = await publishFor(ORIGIN);
  writeRegistry(file, { ...readRegistry(file), shells: ['http://127.0.0.1:9'] });
  await rollBack(file);
  assert.deepEqual(namesIn(readRegistry(file)), ['1']);
});
