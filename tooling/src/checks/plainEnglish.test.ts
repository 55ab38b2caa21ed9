import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { houseRules } from './eslintRules.ts';
import { countWords, findRiddle } from './plainEnglish.ts';

function lint(code: string): (string | undefined)[] {
  const messages = new Linter().verify(code, {
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { house: houseRules },
    rules: { 'house/plain-english': 'error' },
  });
  return messages.map(({ messageId, fatal, message }) => (fatal ? message : messageId));
}

for (const text of [
  'who is at the end is shown what comes before the last',
  'a repeat is told as it is',
  'the runtime comes with the first page',
  'each build has a folder of its own',
  'nobody waits for it',
  'forgets one’s draft at logout',
])
  test(`finds the riddle in «${text}»`, () => assert.notEqual(findRiddle(text), undefined));

for (const text of [
  'keeps the draft when sending fails',
  'Starts once the first bundle has loaded; bandwidth is free then.',
  'Chromium ignores `display: none` here.',
])
  test(`accepts «${text}»`, () => assert.equal(findRiddle(text), undefined));

test('counts the words of a title without IDs and tags', () => {
  assert.equal(countWords('keeps the draft — when sending fails [CHAT-11] [MSG-2] @quick'), 6);
});

test('reports riddling comments, also over several lines', () => {
  assert.deepEqual(lint('// The page is told\nlet a;\n/** Nobody reads it. */\nlet b;'), ['riddle', 'riddle']);
  assert.deepEqual(lint('// Later the file is\n// asked again.\nlet a;'), ['riddle']);
  assert.deepEqual(lint('/* eslint-disable no-alert -- nobody */\n// Retries once.\nlet a;'), []);
});

test('reports riddling and long titles of tests only', () => {
  assert.deepEqual(lint("test('nobody is there', () => {}); it(`shows ${x}`, () => {});"), ['riddle']);
  assert.deepEqual(lint("test.each([1])('a b c d e f g h i j k', () => {});"), ['long']);
  assert.deepEqual(lint("test.describe('a b c d e f g h i j [MEET-08]', () => {}); call('nobody');"), []);
});
