import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readRemoteManifest } from './readRemoteManifest.ts';

const root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
after(() => rmSync(root, { recursive: true }));
const folder = path.join(root, 'mf-surveys');
mkdirSync(path.join(folder, 'src'), { recursive: true });
writeFileSync(path.join(folder, 'package.json'), '{"name":"mf-surveys"}');
writeFileSync(
  path.join(folder, 'src/exposes.ts'),
  "export const exposes = { SurveysPage: () => import('./pages/SurveysPage'), SurveyTeaser: () => import('./SurveyTeaser') };",
);

const menu = { label: 'Опросы', shortLabel: 'Опросы', icon: 'M3 3h18v18H3z', order: 70 };
const page = { path: '/surveys/:id?', title: 'Опросы', layout: 'main', access: 'login', expose: 'SurveysPage', menu };
const manifest = {
  name: 'mf_surveys',
  owner: '@vstrecha/surveys',
  pages: [page],
  slots: { 'own-page.side': 'SurveyTeaser' },
  questions: { SurveysPage: ['/api/surveys'] },
};

function read(content: object) {
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(content));
  return readRemoteManifest(folder);
}

test('reads remote.json without the address of its schema', () => {
  assert.deepEqual(read({ $schema: './schema.json', ...manifest }), manifest);
  const placed = { ...manifest, slots: { 'own-page.side': { expose: 'SurveyTeaser', order: 20 } } };
  assert.deepEqual(read(placed), placed);
});

const refused: [string, object, RegExp][] = [
  ['a missing field', { ...manifest, owner: undefined }, /the file lacks the field 'owner'/],
  ['an unknown field', { ...manifest, pages: [{ ...page, colour: 'red' }] }, /pages\/0 has an unknown field 'colour'/],
  ['a path with capitals', { ...manifest, pages: [{ ...page, path: '/Surveys' }] }, /pages\/0\/path .* \/surveys\/:id/],
  [
    'an address elsewhere',
    { ...manifest, pages: [{ ...page, path: '//evil.example' }] },
    /pages\/0\/path does not fit/,
  ],
  [
    'an icon with markup',
    { ...manifest, pages: [{ ...page, menu: { ...menu, icon: 'M3 3"><script>' } }] },
    /icon does not fit. Expected: path data/,
  ],
  [
    'two pages at one address',
    { ...manifest, pages: [page, { ...page, path: '/surveys' }] },
    /two pages at \/surveys\./,
  ],
  ['another name', { ...manifest, name: 'mf_polls' }, /name is 'mf_polls' but has to be 'mf_surveys'/],
  [
    'an expose that is missing',
    { ...manifest, slots: { 'own-page.side': 'Teaser' } },
    /names Teaser, which src\/exposes.ts lacks/,
  ],
  [
    'a widget without a position',
    { ...manifest, slots: { 'own-page.side': { expose: 'SurveyTeaser', order: 'first' } } },
    /own-page\.side does not fit. Expected: by slot, the name of a widget/,
  ],
];
for (const [name, content, sentence] of refused)
  test(`refuses ${name} in a sentence [TEAM-10]`, () => assert.throws(() => read(content), sentence));

test('refuses a remote without the file', () => {
  rmSync(path.join(folder, 'remote.json'));
  assert.throws(() => readRemoteManifest(folder), /remote\.json is missing/);
});
