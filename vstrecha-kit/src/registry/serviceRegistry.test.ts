import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { runKit } from '../cli/main.ts';
import { openRegistry } from '../release/commandLine.ts';
import { withBuilds, writeRegistry } from '../release/registry.ts';
import { namesIn } from '../release/testBuilds.ts';
import { startRegistryService } from '../testing/startRegistryService.ts';

const { address, file, lineOf, read, tokenFor } = await startRegistryService();
const lines = mock.method(console, 'log', () => {}).mock;
const surveys = () => writeRegistry(file, withBuilds(read(), 'mf_surveys', [lineOf('s2'), lineOf('s1')]), []);
afterEach(() => delete process.env.REGISTRY_TOKEN);

test('takes a build back through the service [TEAM-13]', async () => {
  surveys();
  process.env.REGISTRY_TOKEN = await tokenFor('mf_surveys');
  await runKit(['rollback', 'mf_surveys', '--registry', address]);
  assert.deepEqual(namesIn(read(), 'mf_surveys'), ['s1']);
  assert.deepEqual(lines.calls.at(-1)?.arguments, ['mf_surveys: s1, removed: s2']);
  await runKit(['releases', '--registry', `${address}/registry.json`]);
  await runKit(['rollback', 'mf_surveys', '--registry', address, '--remove']);
  assert.equal(read().remotes['mf_surveys'], undefined);
});

test("refuses another's remote and a missing token [TEAM-13]", async () => {
  surveys();
  const rollBack = () => runKit(['rollback', 'mf_surveys', '--registry', address]);
  await assert.rejects(rollBack, /^UsageError: The registry .* wants a token.*REGISTRY_TOKEN/);
  process.env.REGISTRY_TOKEN = await tokenFor('mf_catalog');
  await assert.rejects(rollBack, /answers 403: This token is for mf_catalog, not for mf_surveys\.$/);
  assert.deepEqual(namesIn(read(), 'mf_surveys'), ['s2', 's1']);
});

test('tells the later of two writers to repeat [TEAM-13]', async () => {
  surveys();
  process.env.REGISTRY_TOKEN = await tokenFor('mf_surveys');
  const place = openRegistry(address, '');
  const late = place.change((registry) => {
    surveys();
    const change = { kind: 'withdraw', builds: ['s2'] } as const;
    return Promise.resolve({ container: 'mf_surveys', change, registry: { ...registry, shells: [] }, shells: [] });
  });
  await assert.rejects(late, /--shell and --reports are set by the operator/);
  const later = place.change((registry) => {
    surveys();
    const change = { kind: 'withdraw', builds: ['s2'] } as const;
    return Promise.resolve({ container: 'mf_surveys', change, registry, shells: [] });
  });
  await assert.rejects(later, /answers 412: .* Repeat/);
});

for (const [value, complaint] of [
  ['http://vstrecha.example', /could read the token/],
  ['https://vstrecha.example/registry', /give the address of the shell/],
  ['https:///', /give the address of the shell/],
] as const)
  test(`refuses the address ${value} for a registry [TEAM-13]`, () =>
    assert.throws(() => openRegistry(value, ''), complaint));

test('says that a registry is down [TEAM-13]', async () => {
  const place = openRegistry('http://127.0.0.1:9', '');
  await assert.rejects(place.read(), /cannot be reached .* Nothing was changed\.$/);
});
