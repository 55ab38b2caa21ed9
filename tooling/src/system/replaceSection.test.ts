import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceSection } from './replaceSection.ts';

test('replaces only the text between the marks', () => {
  const once = replaceSection('a\n<!-- sizes -->\nold\n<!-- /sizes -->\nz', 'sizes', 'new');
  assert.equal(once, 'a\n<!-- sizes -->\nnew\n<!-- /sizes -->\nz');
  assert.equal(replaceSection(once, 'sizes', 'new'), once);
});

test('names the missing marks', () => {
  assert.throws(() => replaceSection('a', 'sizes', 'new'), /<!-- sizes -->/);
});
