import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { allow, serveSite } from '../testing/serveSite.ts';
import { writeShell } from '../testing/writeShell.ts';
import { writeSite } from '../testing/writeSite.ts';
import { prune } from '../types/prune.ts';
import { readTypes } from '../types/readTypes.ts';
import { TYPES_FILE, type Types } from '../types/types.ts';
import { integrityOf } from '../webpack/integrity.ts';
import { checkFit, checkShell } from './checkFit.ts';
import { readPolicyFile } from './checkPolicy.ts';
import { mapBuilds, type Registry } from './registry.ts';
import { release, toAddresses } from './release.ts';
import { buildOf, shellOf } from './testBuilds.ts';

// A released build and a live shell one of whose types changes.

const CARD = 'mf_messenger/LatestMessages';
const HELPER = 'shared-api/company-info: companyInfoOf';
const SUBJECTS = ['shared-ui/Button: Button', 'get /api/user/{id}', HELPER, CARD];
const STYLE = 'shared-ui/src/buttonStyle.d.ts';
const BUTTON = 'shared-ui/src/Button.d.ts';
const SCHEMA = 'shared-api/src/contract/schema.d.ts';
const THEME = 'shared-ui/src/theme.d.ts';
const PATHS = 'shared-api/src/paths.d.ts';
const SLOTS = 'shared-api/src/federation/remoteManifest.d.ts';
const EVENTS = 'shared-api/src/realtime.d.ts';
const CONTRACT = 'shared-api/src/federation/contract.d.ts';

const shellFolder = writeShell();
const { types } = readTypes(shellFolder);
const directory = path.join(shellFolder, '../mf-news');

function changed(file: string, from: string, to: string, previous = types): Types {
  const text = previous.files[file] ?? '';
  assert.ok(text.includes(from));
  return { ...previous, files: { ...previous.files, [file]: text.replace(from, to) } };
}

/** Serves the types of a shell and of a build that was compiled against others. */
async function serve(ofShell: Types, ofBuild: Types = types) {
  const text = JSON.stringify(prune(ofBuild, SUBJECTS));
  const files = { [TYPES_FILE]: integrityOf(Buffer.from(text)) };
  const info = buildOf('1', { exposes: { LatestMessages: [] }, files });
  const remote = await serveSite({ [`builds/1/${TYPES_FILE}`]: text });
  const { origin } = await serveSite({ [TYPES_FILE]: JSON.stringify(ofShell) });
  const shell = shellOf({ origin, uses: [CARD] });
  const build = toAddresses(info, remote.origin);
  const registry: Registry = release({ remotes: {} }, 'mf_messenger', build, { at: new Date(), by: 'anna' });
  return { shell, registry, build, container: 'mf_messenger' };
}

/** The refusals of a remote's release against the changed shell, and of the changed shell against the release. */
async function refusals(next: Types): Promise<string[]> {
  const { shell, registry, build, container } = await serve(next);
  const outcomes = await Promise.allSettled([
    checkFit({ registry: { remotes: {} }, container, build, shells: [shell] }, assert.fail),
    checkShell(shell, next, registry, [shellOf()], []),
  ]);
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'fits'));
}

test('accepts an added variant, at release and deploy [TEAM-01]', async () => {
  assert.deepEqual(await refusals(changed(STYLE, "| 'danger'", "| 'danger' | 'plain'")), ['fits', 'fits']);
});

/** Releases a remote from its sources to a shell with other types. */
async function releaseSources(live: Types, widget = 'NewsTeaser'): Promise<void> {
  const { shell, build } = await serve(live);
  const sources = { directory, types };
  const remote = { pages: [], slots: { 'own-page.side': widget } };
  const release = { registry: { remotes: {} }, container: 'mf_news', build: { ...build, remote }, shells: [shell] };
  await checkFit({ ...release, sources }, assert.fail);
}

test('accepts sources without a use of the additions [TEAM-11]', async () => {
  const olderUi = changed(THEME, 'readonly veil: ', 'readonly cover: ', changed(STYLE, "| 'danger'", ''));
  const olderApi = changed(SCHEMA, 'is_advertising_agency: boolean;', '', changed(PATHS, 'news: ', 'old: ', olderUi));
  await releaseSources(olderApi);
});

test('refuses a use beyond the shell, with file and line [TEAM-11] [TEAM-02]', async () => {
  await assert.rejects(
    releaseSources(changed(STYLE, "| 'secondary'", '')),
    /^UsageError: .*not released.*\n {2}http\S+: mf-news\/src\/NewsPage\.ts\(\d+,\d+\): error .*"secondary"/,
  );
});

test('refuses a use of an absent event with its line [TEAM-11]', async () => {
  await releaseSources(changed(EVENTS, 'site: object;', ''));
  await assert.rejects(
    releaseSources(changed(EVENTS, 'invitation:', 'request:')),
    / {2}http\S+: mf-news\/src\/NewsPage\.ts\(\d+,\d+\): error .*"invitation"/,
  );
});

test('refuses a widget whose slot passes less [TEAM-11] [TEAM-15]', async () => {
  await assert.rejects(
    releaseSources(changed(SLOTS, 'userId: number', 'id: number')),
    / {2}http\S+: mf-news\/src\/NewsTeaser\.ts\(\d+,\d+\): error .*'userId' does not exist/,
  );
});

test('refuses a widget in a slot that passes other props [TEAM-15]', async () => {
  await releaseSources(types);
  await releaseSources(types, 'Unlisted');
  await assert.rejects(
    releaseSources(types, 'NewsTopic'),
    / {2}http\S+: slots of remote\.json: error .*'topic' is missing/,
  );
});

test('accepts a new required field of an answer everywhere [TEAM-11]', async () => {
  const next = changed(SCHEMA, 'CurrentUser: {', 'CurrentUser: { is_new: boolean;');
  assert.deepEqual(await refusals(next), ['fits', 'fits']);
  await releaseSources(next);
});

const REFUSED: [string, Parameters<typeof changed>, string][] = [
  ['a removed variant', [STYLE, "| 'danger'", ''], `shared-ui/Button: Button: 'variant' does not take "danger"`],
  ['a newly required prop', [BUTTON, 'isBusy?', 'look: string; isBusy?'], "Button: requires 'look'"],
  [
    'a removed API field',
    [SCHEMA, 'is_advertising_agency: boolean;', ''],
    "GET /api/user/{id}: has no 'is_advertising_agency'",
  ],
];
for (const [what, change, sentence] of REFUSED)
  test(`refuses ${what}, at release and deploy [TEAM-02]`, async () => {
    const [remote = '', shell = ''] = await refusals(changed(...change));
    assert.match(remote, /^UsageError: The build 1 of mf_messenger is not released/);
    assert.match(shell, /^UsageError: The shell shell is not to be deployed/);
    for (const refusal of [remote, shell]) assert.ok(refusal.includes(sentence), refusal);
    assert.match(shell, / {2}mf_messenger 1: /);
  });

test('refuses a widget whose props live builds do not pass [FED-03]', async () => {
  const { shell, registry, build, container } = await serve(types, changed(CONTRACT, 'limit: number', 'limit: string'));
  await assert.rejects(
    checkFit({ registry, container, build, shells: [shell] }, assert.fail),
    /mf_messenger\/LatestMessages: 'limit' does not take number/,
  );
});

test('refuses to deploy a shell that drops the live build [FED-01]', async () => {
  const { shell, registry } = await serve(types);
  await assert.rejects(
    checkShell({ ...shell, provides: {} }, types, registry, [shell], []),
    / {2}mf_messenger 1: lacks shared-ui\/Button/,
  );
});

test('refuses to deploy with a policy that forbids live builds [TEAM-02]', async () => {
  const { shell, registry, build } = await serve(types);
  const { origin } = new URL(build.entry);
  const file = path.join(writeSite({}), 'vstrecha.conf');
  const deploy = (...allowed: string[]) => {
    const policies = Object.values(allow(...allowed)).map((policy) => `"${policy}"`);
    writeFileSync(file, `map $uri $policy {\n  default ${policies.join()};\n}\nadd_header X "default-src 'none'";`);
    return checkShell(shell, types, registry, [shell], [readPolicyFile(file, 'https://new.example')]);
  };
  await deploy(origin);
  await assert.rejects(deploy('https://other.example'), ({ message }: Error) =>
    message.includes(`  mf_messenger 1: https://new.example does not allow ${origin} in script-src`),
  );
  writeFileSync(file, 'server {}');
  assert.throws(() => readPolicyFile(file, 'https://new.example'), /has no Content-Security-Policy/);
});

test('refuses to deploy when a build’s types cannot be read', async () => {
  const { shell, registry } = await serve(types);
  const files = { [`http://127.0.0.1:9/${TYPES_FILE}`]: 'sha256-x' };
  const lost = mapBuilds(registry, (build) => ({ ...build, files }));
  await assert.rejects(checkShell(shell, types, lost, [], []), /the shell cannot be compared/);
});
