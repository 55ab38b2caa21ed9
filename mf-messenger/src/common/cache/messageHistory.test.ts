import { expect, test } from '@jest/globals';
import { fixtures } from 'shared-api/testing';
import {
  outdated,
  withChangedMessage,
  withMessages,
  withNewestPages,
  withOlderPage,
  withoutMessage,
  withoutOlder,
  withRereadPage,
  type MessageHistory,
} from './messageHistory';

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => fixtures.message({ id: from + index }));
const history = (from: number, to: number, hasOlder = true): MessageHistory => ({ messages: run(from, to), hasOlder });
const ids = ({ messages }: MessageHistory) => messages.map(({ id }) => id);
const range = (from: number, to: number) => run(from, to).map(({ id }) => id);

test('sorts by id and drops duplicates of pushed messages [CHAT-09]', () => {
  const twice = withMessages(history(1, 3), [
    fixtures.message({ id: 5 }),
    fixtures.message({ id: 4 }),
    fixtures.message({ id: 5 }),
  ]);
  expect(ids(withMessages(twice, run(2, 4)))).toEqual([1, 2, 3, 4, 5]);
});

test('merges the newest page with pushed messages', () => {
  const joined = withNewestPages(history(1, 42), { messages: run(21, 40), hasOlder: true }, history(1, 40));
  expect(ids(joined)).toEqual(range(1, 42));
  expect(joined.hasOlder).toBe(true);
});

test('keeps the objects of messages that did not change', () => {
  const [first, second] = run(1, 2);
  const loaded = { messages: [first, second].filter((message) => message !== undefined), hasOlder: false };
  const changed = fixtures.message({ id: 2, text: 'Иначе' });
  const read = withNewestPages(loaded, { messages: [...run(1, 1), changed], hasOlder: false });
  expect(read.messages[0]).toBe(first);
  expect(read.messages[1]).toBe(changed);
});

test('removes a message that the server no longer returns', () => {
  const page = run(21, 40).filter(({ id }) => id !== 30);
  expect(ids(withNewestPages(history(1, 40), { messages: page, hasOlder: true }))).not.toContain(30);
});

test('removes the newest messages when they were deleted', () => {
  const shorter = withNewestPages(history(1, 40), { messages: run(20, 39), hasOlder: true });
  expect(ids(shorter)).toEqual(range(1, 39));
  expect(ids(withNewestPages(history(1, 3, false), { messages: [], hasOlder: false }))).toEqual([]);
});

test('ignores late pushes of changed or deleted messages [CHAT-09]', () => {
  const edited = fixtures.message({ id: 3, text: 'Исправлено' });
  const told = withoutMessage(withChangedMessage(history(1, 3), edited), 2);
  expect(withMessages(told, run(2, 3)).messages).toEqual([run(1, 1)[0], edited]);
  // The change and the deletion arrive before the message itself.
  const early = withoutMessage(withChangedMessage(history(1, 3), fixtures.message({ id: 5, text: 'Сразу' })), 4);
  expect(withMessages(early, run(4, 5)).messages.at(-1)).toMatchObject({ id: 5, text: 'Сразу' });
  expect(ids(withMessages(early, run(4, 5)))).toEqual([1, 2, 3, 5]);
  // A page of older messages that was requested before the deletion.
  const older = withOlderPage(withoutMessage(history(21, 40), 7), 21, run(1, 20));
  expect(ids(older)).not.toContain(7);
});

test('keeps the later revision in any order [CHAT-09]', () => {
  const version = (revision: number) => fixtures.message({ id: 3, text: `Версия ${revision}`, revision });
  const shown = (history: MessageHistory) => history.messages.find(({ id }) => id === 3)?.text;
  const changed = withChangedMessage(history(1, 3), version(2));
  expect(shown(withChangedMessage(changed, version(1)))).toBe('Версия 2');
  expect(shown(withChangedMessage(changed, version(3)))).toBe('Версия 3');
  // A page requested before the push, and one requested after a missed push.
  const page = (revision: number) => ({ messages: [...run(1, 2), version(revision)], hasOlder: false });
  expect(shown(withNewestPages(changed, page(1)))).toBe('Версия 2');
  expect(shown(withNewestPages(changed, page(3)))).toBe('Версия 3');
  expect(shown(withChangedMessage(withNewestPages(undefined, page(3)), version(2)))).toBe('Версия 3');
});

test('ignores a late push of a message not loaded yet', () => {
  expect(ids(withMessages(history(21, 40), run(7, 7)))).toEqual(range(21, 40));
});

test('rereads all loaded messages after a time without pushes', () => {
  let now = withNewestPages(outdated(history(1, 50, false)), { messages: run(31, 50), hasOlder: true });
  expect(now.freshFrom).toBe(31);
  const edited = run(11, 30).map((message) => (message.id === 12 ? { ...message, text: 'Иначе' } : message));
  now = withRereadPage(now, 31, edited);
  expect(now.messages.find(({ id }) => id === 12)?.text).toBe('Иначе');
  expect(now.freshFrom).toBe(11);
  now = withRereadPage(now, 11, run(2, 10));
  expect(ids(now)).toEqual(range(2, 50));
  expect(now).toMatchObject({ hasOlder: false });
  expect(now.freshFrom).toBeUndefined();
  expect(withRereadPage(now, 11, [])).toBe(now);
});

test('keeps only the newest page after a gap', () => {
  const joined = withNewestPages(history(1, 40, false), { messages: run(81, 100), hasOlder: true });
  expect(ids(joined)).toEqual(range(81, 100));
  expect(joined.hasOlder).toBe(true);
});

test('learns of older messages when one message was loaded', () => {
  const joined = withNewestPages(history(20, 20, false), { messages: run(1, 20), hasOlder: true });
  expect(ids(joined)).toEqual(range(1, 20));
  expect(joined.hasOlder).toBe(true);
});

test('prepends an older page only where the history begins', () => {
  const full = withOlderPage(history(41, 60), 41, run(21, 40));
  expect(ids(full)).toEqual(range(21, 60));
  expect(full.hasOlder).toBe(true);
  expect(withOlderPage(history(11, 20), 11, run(1, 10)).hasOlder).toBe(false);
  expect(withOlderPage(history(41, 60), 21, run(1, 20))).toEqual(history(41, 60));
});

test('keeps the newest page when the chat is left', () => {
  expect(withoutOlder(history(1, 50, false))).toEqual(history(31, 50));
  const short = history(1, 20, false);
  expect(withoutOlder(short)).toBe(short);
});
