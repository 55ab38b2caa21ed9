import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, mock, test } from 'node:test';
import { runKit } from '../cli/main.ts';
import { allow, serveSite } from '../testing/serveSite.ts';
import { writeSite } from '../testing/writeSite.ts';
import { readRegistry, writeRegistry } from './registry.ts';
import { buildOf, namesIn, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

/** A registry with two builds, whose one shell allows this origin. */
async function publishFor(allowed: string, percent?: number): Promise<string> {
  const files = { 'index.html': '<!doctype html>', 'provides.json': JSON.stringify(shellOf()) };
  const { origin } = await serveSite(files, allow(allowed));
  const file = path.join(writeSite({}), 'registry.json');
  const registry = releaseAll([buildOf('1')]);
  const both = releaseAll(['2'], { registry, ...(percent !== undefined && { percent }) });
  writeRegistry(file, { ...both, shells: [origin] }, []);
  return file;
}

const rollBack = (file: string) => runKit(['rollback', 'mf_catalog', '--registry', file]);
const raise = (file: string) => runKit(['promote', 'mf_catalog', '--registry', file, '--percent', '50']);

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  mock.method(console, 'log', (line: unknown) => void lines.push(line));
});

test('changes the registry when policies allow the builds', async () => {
  const [back, raised] = [await publishFor(ORIGIN), await publishFor(ORIGIN, 10)];
  await rollBack(back);
  assert.deepEqual(namesIn(readRegistry(back)), ['1']);
  await raise(raised);
  assert.deepEqual(namesIn(readRegistry(raised)), ['2 50 %', '1']);
  assert.deepEqual(lines, ['mf_catalog: 1, removed: 2', 'mf_catalog: 2, 50 %']);
});

test('keeps the registry when a policy forbids a build', async () => {
  const file = await publishFor('https://other.example', 10);
  const before = readFileSync(file, 'utf8');
  await assert.rejects(rollBack(file), /^UsageError: The build 1 is not released: the Content-Security-Policy/);
  await assert.rejects(raise(file), /^UsageError: The build 2 is not released: the Content-Security-Policy/);
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('takes a whole remote out of the registry [TEAM-03]', async () => {
  const file = await publishFor(ORIGIN);
  await runKit(['rollback', 'mf_catalog', '--registry', file, '--remove']);
  assert.deepEqual(readRegistry(file).remotes, {});
});

test('lists the builds that browsers of the shell get', async () => {
  await runKit(['releases', '--registry', await publishFor(ORIGIN, 10)]);
  assert.match(String(lines), /^mf_catalog\n {2}2 .+ 10 % +live in http.+\n {2}1 .+live in http/);
});

test('rolls back while the shell is down', async () => {
  mock.method(console, 'warn', () => {});
  const file = await publishFor(ORIGIN);
  writeRegistry(file, { ...readRegistry(file), shells: ['http://127.0.0.1:9'] }, []);
  await rollBack(file);
  assert.deepEqual(namesIn(readRegistry(file)), ['1']);
});
