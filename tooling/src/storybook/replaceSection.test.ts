import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceSection } from './replaceSection.ts';

test('writes between the marks and nowhere else, however often', () => {
  const once = replaceSection('a\n<!-- sizes -->\nold\n<!-- /sizes -->\nz', 'sizes', 'new');
  assert.equal(once, 'a\n<!-- sizes -->\nnew\n<!-- /sizes -->\nz');
  assert.equal(replaceSection(once, 'sizes', 'new'), once);
});

test('says which marks are missing', () => {
  assert.throws(() => replaceSection('a', 'sizes', 'new'), /<!-- sizes -->/);
});
