import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, mock, test } from 'node:test';
import { runKit } from '../cli/main.ts';
import { allow, serveSite } from '../testing/serveSite.ts';
import { writeSite } from '../testing/writeSite.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { readJournal } from './journal.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { release, toAddresses } from './release.ts';
import { buildOf, namesIn, shellOf } from './testBuilds.ts';

const ENTRY = 'remoteEntry.abc.js';
const REMOTES = ['mf_catalog', 'mf_news'];

/** Serves builds of two remotes and a shell that allows them. */
async function serve() {
  const described = ['1', '2'].map((name) => {
    const files = { [ENTRY]: integrityOf(Buffer.from(name)) };
    const info = buildOf(name, { needs: {}, exposes: {}, files });
    return { info, text: JSON.stringify(info) };
  });
  const site = described.flatMap(({ info, text }) => [
    [`builds/${info.build}/${ENTRY}`, info.build],
    [`builds/${info.build}/build.json`, text],
  ]);
  const { origin, root } = await serveSite(Object.fromEntries(site) as Record<string, string>);
  const shell = { 'index.html': '<!doctype html>', 'provides.json': JSON.stringify(shellOf()) };
  const { origin: shellOrigin } = await serveSite(shell, allow(origin));
  const [one, two] = described.map(({ info, text }) => {
    const details = { address: 'build.json', integrity: integrityOf(Buffer.from(text)) };
    return toAddresses({ ...info, details }, origin);
  });
  const releaseFor = (remotes: readonly string[], build = one, registry: Registry = { remotes: {} }) =>
    remotes.reduce(
      (state, name) => release(state, name, build ?? buildOf('0'), { at: new Date(), by: 'anna' }),
      registry,
    );
  const folder = writeSite({});
  const [file, lock] = [path.join(folder, 'registry.json'), path.join(folder, 'tested.json')];
  writeRegistry(file, { ...releaseFor(REMOTES), shells: [shellOrigin] }, []);
  await runKit(['releases', '--registry', file, '--lock', lock]);
  writeRegistry(file, releaseFor([...REMOTES, 'mf_later'], two, readRegistry(file)), []);
  return { file, lock, root, back: () => runKit(['rollback', '--registry', file, '--to', lock]) };
}

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  mock.method(console, 'log', (line: unknown) => void lines.push(line));
});

test('brings back a set of builds in one step [TEAM-16]', async () => {
  const { file, back } = await serve();
  await back();
  const registry = readRegistry(file);
  for (const remote of REMOTES) assert.deepEqual(namesIn(registry, remote), ['1', '2']);
  assert.deepEqual(lines.slice(1), ['mf_catalog: 1', 'mf_news: 1', 'Not in the set, unchanged: mf_later.']);
  const journal = readJournal(file).map(({ version, remote, change }) => ({ version, remote, change }));
  assert.deepEqual(journal, [
    { version: 3, remote: 'mf_catalog', change: 'release 1' },
    { version: 3, remote: 'mf_news', change: 'release 1' },
  ]);
  await assert.rejects(back(), /All builds of this set are in front already/);
});

test('keeps the registry when a build is gone [TEAM-16]', async () => {
  const { file, root, back } = await serve();
  const before = readRegistry(file);
  rmSync(path.join(root, 'builds/1', ENTRY));
  await assert.rejects(back(), /remoteEntry\.abc\.js: answer 404/);
  assert.deepEqual(readRegistry(file), before);
});

test('refuses a file without builds [TEAM-16]', async () => {
  const { file } = await serve();
  await assert.rejects(runKit(['rollback', '--registry', file, '--to', file.replace('registry', 'none')]), /is no set/);
});
