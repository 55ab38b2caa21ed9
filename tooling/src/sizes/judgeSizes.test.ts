import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeSizes } from './judgeSizes.ts';

const line = (bytes: number, modules: Record<string, number> = {}) => ({ name: 'group text', bytes, modules });

test('accepts a size within its budget', () => {
  assert.deepEqual(judgeSizes([line(9_500)], { 'group text': 9.5 }, {}), []);
});

test('lists the grown modules of an exceeded budget, largest first', () => {
  const modules = { 'shared-ui/src/a.ts': 500, 'linkifyjs/linkify.mjs': 9_000, 'shared-ui/src/b.ts': 80 };
  const recorded = { 'shared-ui/src/a.ts': 400, 'shared-ui/src/b.ts': 90 };
  const [complaint, ...rest] = judgeSizes([line(9_501, modules)], { 'group text': 9.5 }, recorded);
  assert.equal(
    complaint,
    '«group text»: 9.5 КБ при бюджете 9.5 КБ. Выросло: linkifyjs/linkify.mjs (новый, 9000 байт исходного текста), shared-ui/src/a.ts (+100 байт исходного текста).',
  );
  assert.deepEqual(rest, []);
});

test('suggests the grouping when no module grew', () => {
  const [complaint] = judgeSizes([line(10_000, { 'a.ts': 1 })], { 'group text': 9.5 }, { 'a.ts': 1 });
  assert.match(complaint ?? '', /Ни один модуль не вырос/);
});

test('complains about a line without a budget and vice versa', () => {
  const complaints = judgeSizes([line(100)], { 'group flags': 1 }, {});
  assert.equal(complaints.length, 2);
  assert.match(complaints[0] ?? '', /У «group text» нет бюджета/);
  assert.match(complaints[1] ?? '', /Бюджет «group flags» ничему не отвечает/);
});
