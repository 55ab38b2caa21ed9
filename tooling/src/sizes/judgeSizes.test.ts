import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeSizes } from './judgeSizes.ts';

const line = (bytes: number) => ({ name: 'group text', bytes });

test('accepts a size within its budget', () => {
  assert.deepEqual(judgeSizes([line(9_500)], { 'group text': 9.5 }), []);
});

test('names the line of an exceeded budget', () => {
  assert.deepEqual(judgeSizes([line(9_551)], { 'group text': 9.5 }), ['«group text»: 9.6 КБ при бюджете 9.5 КБ.']);
});

test('complains about a line without a budget and vice versa', () => {
  const complaints = judgeSizes([line(100)], { 'group flags': 1 });
  assert.equal(complaints.length, 2);
  assert.match(complaints[0] ?? '', /У «group text» нет бюджета/);
  assert.match(complaints[1] ?? '', /Бюджет «group flags» ничему не отвечает/);
});
