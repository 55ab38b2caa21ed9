import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeShell } from '../testing/writeShell.ts';
import { compareTypes } from './compareTypes.ts';
import { isOperation } from './describeChange.ts';
import { prune } from './prune.ts';
import { readTypes } from './readTypes.ts';
import type { Types } from './types.ts';

const SUBJECTS = [
  ...['shared-ui/Button: Button', 'shared-ui/theme: theme', 'shared-ui/Loaded: Loaded', 'shared-api/paths: paths'],
  ...['shared-api/client: request', 'get /api/user/{id}', 'put /api/message/{id}', 'mf_messenger/MessageComposer'],
  'shared-api/realtime: onRealtime',
  'own-page.side',
];
const FILES = {
  request: 'shared-api/src/client.d.ts',
  button: 'shared-ui/src/Button.d.ts',
  loaded: 'shared-ui/src/Loaded.d.ts',
  style: 'shared-ui/src/buttonStyle.d.ts',
  theme: 'shared-ui/src/theme.d.ts',
  paths: 'shared-api/src/paths.d.ts',
  schema: 'shared-api/src/contract/schema.d.ts',
  contract: 'shared-api/src/federation/contract.d.ts',
  realtime: 'shared-api/src/realtime.d.ts',
  slots: 'shared-api/src/federation/remoteManifest.d.ts',
};
type Edit = [file: keyof typeof FILES, from: string, to: string];

const { provides, types: shell } = readTypes(writeShell());
const built = prune(shell, SUBJECTS);

test('takes former names of modules for the present ones [FED-03]', () => {
  assert.deepEqual(provides['shared-ui/PlainButton'], ['Button']);
  assert.deepEqual(shell.subjects['shared-ui/PlainButton: Button'], shell.subjects['shared-ui/Button: Button']);
});

function changed(edits: Edit[]): Types {
  const files = { ...shell.files };
  for (const [file, from, to] of edits) {
    const text = files[FILES[file]] ?? '';
    assert.ok(text.includes(from), `${FILES[file]} has no «${from}»`);
    files[FILES[file]] = text.replace(from, to);
  }
  return { ...shell, files };
}

test('accepts additions and changed values of tables [TEAM-01]', async () => {
  const given = changed([
    ['paths', 'news: ', "archive: '/archive'; news: "],
    ['theme', 'readonly surface: ', "readonly ribbon: 'blue'; readonly surface: "],
    ['style', "| 'danger'", "| 'danger' | 'plain'"],
    ['button', 'isBusy?: ', 'isPale?: boolean; isBusy?: '],
    ['schema', 'is_advertising_agency: boolean;', 'is_advertising_agency: boolean; is_new: boolean;'],
    ['request', 'keepalive?: boolean;', 'keepalive?: boolean; priority?: string;'],
    ['slots', 'userId: number', 'userId: number; isOwn: boolean'],
    ['paths', `'/news'`, `'/messages'`],
    ['theme', `'white'`, `'ivory'`],
    ['schema', 'kind: "person"', 'kind: "person" | "team"'],
    ['realtime', 'site: object;', 'site: object; poll: object;'],
  ]);
  const [exports, operations] = [false, true].map((asked) => SUBJECTS.filter((name) => isOperation(name) === asked));
  const comparisons = [exports, operations].map((subjects) => ({ given, needed: built, subjects }));
  assert.deepEqual(await compareTypes(comparisons), [[], []]);
});

const REFUSED: [string, Edit, RegExp][] = [
  ['a removed variant', ['style', "| 'danger'", ''], /^shared-ui\/Button: Button: 'variant' does not take "danger"\./],
  ['a newly required prop', ['button', 'isBusy?: ', 'look: string; isBusy?: '], /Button: requires 'look'\./],
  ['a prop that became required', ['button', 'isBusy?: ', 'isBusy: '], /Button: requires 'isBusy'\./],
  ['a narrower type of React', ['loaded', '=> ReactNode', '=> string'], /Loaded: /],
  ['a removed prop', ['button', 'isBusy?: boolean;', ''], /Button: has no 'isBusy'\./],
  [
    'a prop that a slot no longer passes',
    ['slots', 'userId: number', 'id: number'],
    /^own-page\.side: has no 'userId'\./,
  ],
  ['a removed event', ['realtime', 'site: object;', ''], /onRealtime: .*"site"/],
  ['an event that tells less', ['realtime', '{\n        id: number;\n    }', 'object'], /onRealtime: /],
  ['a removed theme token', ['theme', 'readonly veil: ', 'readonly cover: '], /theme: has no 'color\.veil'\./],
  [
    'a removed field of the API',
    ['schema', 'is_advertising_agency: boolean;', ''],
    /^GET \/api\/user\/\{id\}: has no 'is_advertising_agency'\. TypeScript: Property/,
  ],
];
/** Compared in one run of the compiler. */
let refusals: string[][];

for (const [index, [what, , sentence]] of REFUSED.entries())
  test(`refuses ${what} [TEAM-02]`, async () => {
    refusals ??= await compareTypes(REFUSED.map(([, edit]) => ({ given: changed([edit]), needed: built })));
    const found = refusals[index] ?? [];
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', sentence);
  });

test('compares props in the direction in which they are passed [FED-03]', async () => {
  const subjects = ['mf_messenger/MessageComposer'];
  const stricter = changed([['contract', 'minRows: number', 'minRows: 1 | 2']]);
  assert.deepEqual(await compareTypes([{ given: stricter, needed: built, subjects }]), [[]]);
  const [[sentence = ''] = []] = await compareTypes([{ given: built, needed: stricter, subjects }]);
  assert.match(sentence, /^mf_messenger\/MessageComposer: 'minRows' does not take number\./);
});
