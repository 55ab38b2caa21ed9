import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMissingTexts } from './texts.ts';

const story = (title: string, name: string, folder = 'mf-catalog') => ({
  id: `${title}--${name}`,
  title,
  name,
  importPath: `./${folder}/src/Card.stories.tsx`,
});

test('a story needs a Russian name: its own or a translated one', () => {
  const texts = { words: { Busy: 'Выполняется' }, guides: {} };
  assert.deepEqual(findMissingTexts([story('Каталог/Card', 'Busy'), story('Каталог/Card', 'Две строки')], texts), []);
  assert.equal(findMissingTexts([story('Каталог/Card', 'Idle')], texts).length, 1);
});

test('a shared component needs a word about its use, once', () => {
  const stories = [
    story('Раскладка/Card', 'Один', 'shared-ui'),
    story('Раскладка/Card', 'Два', 'shared-ui'),
    story('Каталог/Card', 'Один'),
  ];
  assert.equal(findMissingTexts(stories, { words: {}, guides: {} }).length, 1);
  assert.deepEqual(
    findMissingTexts(stories, { words: {}, guides: { 'Раскладка/Card': 'Блок со своим заголовком.' } }),
    [],
  );
});
