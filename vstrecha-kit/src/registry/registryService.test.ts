import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { readJournal } from '../release/journal.ts';
import { withBuilds, writeRegistry } from '../release/registry.ts';
import { namesIn } from '../release/testBuilds.ts';
import { startRegistryService } from '../testing/startRegistryService.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

const service = await startRegistryService();
const { file, log, origin, page, lineOf, post, read, tokenFor } = service;
const releaseOf = (name: string, fields = {}) => ({
  version: read().version,
  change: { kind: 'release', build: lineOf(name, fields) },
});

test('releases with a token and notes it in the journal [TEAM-13]', async () => {
  const token = await tokenFor('mf_surveys');
  const reason = 'checked by hand';
  const answer = await post(
    'mf_surveys',
    token,
    { ...releaseOf('s1'), reason },
    { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
  );
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.deepEqual(await answer.json(), { version: read().version });
  const [line] = read().remotes['mf_surveys'] ?? [];
  assert.deepEqual(
    [line?.entry, line?.releasedBy, line?.releasedAt],
    [`${origin}/builds/s1/remoteEntry.abc.js`, 'mf_surveys CI', '2026-11-22T10:00:00.000Z'],
  );
  const { by, from, change, reason: noted, version } = readJournal(file).at(-1) ?? {};
  assert.deepEqual(
    { by, from, change, noted, version },
    { by: 'mf_surveys CI', from: '203.0.113.7', change: 'release s1', noted: reason, version: read().version },
  );
});

test('promotes, takes back and removes with the same rules [TEAM-13]', async () => {
  const token = await tokenFor('mf_polls');
  const send = async (change: object) => {
    const answer = await post('mf_polls', token, { version: read().version, change });
    return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
  };
  const share = { kind: 'release', build: lineOf('p2'), percent: 10 };
  await send(share);
  assert.deepEqual(namesIn(read(), 'mf_polls'), ['p2 10 %']);
  await send({ kind: 'promote', percent: 100 });
  assert.match(await send(share), /^422 The other 90 %/);
  await send({ kind: 'release', build: lineOf('p1') });
  await send(share);
  assert.deepEqual(namesIn(read(), 'mf_polls'), ['p2 10 %', 'p1']);
  await send({ kind: 'promote', percent: 50 });
  assert.match(await send({ kind: 'promote', percent: 20 }), /^422 50 % get the build/);
  assert.deepEqual(namesIn(read(), 'mf_polls'), ['p2 50 %', 'p1']);
  assert.match(await send({ kind: 'withdraw', builds: ['p1', 'p2'] }), /^422 .*no build left/);
  await send({ kind: 'withdraw', builds: ['p2'] });
  assert.deepEqual(namesIn(read(), 'mf_polls'), ['p1']);
  await send({ kind: 'remove' });
  assert.equal(read().remotes['mf_polls'], undefined);
});

test('refuses a token for another remote, unknown or revoked [TEAM-13]', async () => {
  const before = readFileSync(file, 'utf8');
  const token = await tokenFor('mf_surveys');
  const foreign = await post('mf_catalog', token, releaseOf('c2'));
  assert.equal(`${foreign.status} ${await foreign.text()}`, '403 This token is for mf_surveys, not for mf_catalog.');
  assert.equal((await post('mf_surveys', `${token}x`, releaseOf('s2'))).status, 401);
  const { id, token: revoked } = await createToken(file, { remote: 'mf_surveys', name: 'x', at: new Date() });
  assert.equal((await revokeToken(file, id, new Date()))?.id, id);
  assert.equal((await post('mf_surveys', revoked, releaseOf('s2'))).status, 401);
  assert.equal(readFileSync(file, 'utf8'), before);
  assert.deepEqual(
    log.slice(-3).map(({ status }) => status),
    [403, 401, 401],
  );
});

test('stores only hashes of tokens, for its own account [TEAM-13]', async () => {
  const token = await tokenFor('mf_surveys');
  const tokens = file.replace('.json', '.tokens.json');
  assert.ok(!readFileSync(tokens, 'utf8').includes(token.split('.')[1] ?? ''));
  assert.match(readTokens(file).at(-1)?.hash ?? '', /^[0-9a-f]{64}$/);
  assert.equal(statSync(tokens).mode & 0o077, 0);
});

test('refuses the later of two writers and replayed requests [TEAM-13]', async () => {
  const token = await tokenFor('mf_surveys');
  const [one, other] = [releaseOf('s3'), releaseOf('s4')];
  const answers = await Promise.all([post('mf_surveys', token, one), post('mf_surveys', token, other)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412]);
  const late = answers.find(({ status }) => status === 412);
  assert.match((await late?.text()) ?? '', /was changed since it was read\. Repeat/);
  assert.equal((await post('mf_surveys', token, one)).status, 412);
});

test('refuses to take addresses and origins of others [TEAM-13] [TEAM-10]', async () => {
  const token = await tokenFor('mf_surveys');
  const remote = { owner: '@surveys', pages: [page], slots: {} };
  const taken = await post('mf_surveys', token, releaseOf('s5', { remote }));
  assert.equal(taken.status, 422);
  assert.match(await taken.text(), /the address \/catalog belongs to mf_catalog/);
  const strange = releaseOf('s6');
  const details = { ...strange.change.build.details, address: 'http://127.0.0.1:9/build.json' };
  const answer = await post('mf_surveys', token, {
    ...strange,
    change: { ...strange.change, build: { ...strange.change.build, details } },
  });
  assert.match(await answer.text(), /does not allow http:\/\/127\.0\.0\.1:9 in connect-src/);
});

const placedAt = (path: string) => ({ pages: [{ ...page, path }], slots: {} });
for (const [what, change] of [
  ['no object', []],
  ['an unknown kind', { kind: 'erase' }],
  ['a share of 0 %', { kind: 'promote', percent: 0 }],
  ['no builds', { kind: 'withdraw', builds: [] }],
  ['a build without hash', { kind: 'release', build: { ...lineOf('m1'), integrity: undefined } }],
  ['a script without address', { kind: 'release', build: { ...lineOf('m1'), exposes: { Page: ['javascript:1'] } } }],
  ['a range for every version', { kind: 'release', build: { ...lineOf('m1'), requires: { react: '*' } } }],
  ['an address of another host', { kind: 'release', build: { ...lineOf('m1'), remote: placedAt('//evil') } }],
  ['a line of 17 KB', { kind: 'release', build: lineOf('m1', { requires: { ['x'.repeat(17_000)]: '^1.0.0' } }) }],
] as const)
  test(`refuses a change with ${what} [TEAM-13]`, async () => {
    const answer = await post('mf_surveys', await tokenFor('mf_surveys'), { version: read().version, change });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /^The request is malformed: /);
  });

test('refuses large bodies, other methods and spellings [TEAM-13]', async () => {
  const token = await tokenFor('mf_surveys');
  assert.equal((await post('mf_surveys', token, ' '.repeat(70_000))).status, 413);
  assert.equal((await post('mf_surveys', token, '{}', { 'Content-Type': 'text/plain' })).status, 415);
  for (const path of ['mf_surveys/', 'mf%5Fsurveys', 'mf_surveys?a', 'constructor/x'])
    assert.equal((await post(path, token, releaseOf('s7'))).status, 404, path);
  const answer = await fetch(`${service.address}/registry/mf_surveys`);
  assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
});

test('serves the registry as its file is [TEAM-13]', async () => {
  writeRegistry(file, withBuilds(read(), 'mf_news', [lineOf('n1')]), []);
  const answer = await fetch(`${service.address}/registry.json`);
  assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, 'no-store']);
  assert.equal(await answer.text(), readFileSync(file, 'utf8'));
});
