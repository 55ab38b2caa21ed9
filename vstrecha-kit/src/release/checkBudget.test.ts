import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { checkBudget } from './checkBudget.ts';
import { buildOf } from './testBuilds.ts';

const build = buildOf('1', {
  entry: 'entry.js',
  exposes: { SurveysPage: ['page.js', 'shared.js'], SurveyTeaser: ['teaser.js'] },
});
const folder = writeSite({
  'entry.js': 'x'.repeat(9000),
  'entry.js.br': 'x'.repeat(1000),
  'page.js.br': 'x'.repeat(2440),
  'shared.js.br': 'x'.repeat(300),
  'teaser.js': 'x'.repeat(500),
});
const remote = (vstrecha: object) => writeSite({ 'package.json': JSON.stringify({ name: 'mf-surveys', vstrecha }) });

test('counts what each page and widget loads at first', () => {
  const lines = ['  SurveysPage: 3.7 KB', '  SurveyTeaser: 1.5 KB'];
  assert.deepEqual(checkBudget(remote({}), folder, build), lines);
  assert.deepEqual(checkBudget(remote({ budget: 3.7 }), folder, build), lines);
});

test('refuses a release above the remote’s own budget [TEAM-10]', () => {
  assert.throws(
    () => checkBudget(remote({ budget: 3 }), folder, build),
    /not released: more than the 3 KB .*\n {2}SurveysPage: 3\.7 KB\nLoad less/,
  );
});
