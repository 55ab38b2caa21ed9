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

test('a message that came twice or late stands once and by its id [CHAT-09]', () => {
  const twice = withMessages(history(1, 3), [
    fixtures.message({ id: 5 }),
    fixtures.message({ id: 4 }),
    fixtures.message({ id: 5 }),
  ]);
  expect(ids(withMessages(twice, run(2, 4)))).toEqual([1, 2, 3, 4, 5]);
});

test('the newest page joins loaded messages that it touches, and keeps what was pushed meanwhile', () => {
  const joined = withNewestPages(history(1, 42), { messages: run(21, 40), hasOlder: true }, history(1, 40));
  expect(ids(joined)).toEqual(range(1, 42));
  expect(joined.hasOlder).toBe(true);
});

test('what is read again and says the same stays the same object, so that nothing is drawn anew', () => {
  const [first, second] = run(1, 2);
  const loaded = { messages: [first, second].filter((message) => message !== undefined), hasOlder: false };
  const changed = fixtures.message({ id: 2, text: 'Иначе' });
  const read = withNewestPages(loaded, { messages: [...run(1, 1), changed], hasOlder: false });
  expect(read.messages[0]).toBe(first);
  expect(read.messages[1]).toBe(changed);
});

test('a message that the server no longer has goes', () => {
  const page = run(21, 40).filter(({ id }) => id !== 30);
  expect(ids(withNewestPages(history(1, 40), { messages: page, hasOlder: true }))).not.toContain(30);
});

test('the newest message goes too when it was deleted meanwhile, and all of them when nothing is left', () => {
  const shorter = withNewestPages(history(1, 40), { messages: run(20, 39), hasOlder: true });
  expect(ids(shorter)).toEqual(range(1, 39));
  expect(ids(withNewestPages(history(1, 3, false), { messages: [], hasOlder: false }))).toEqual([]);
});

test('a repeated or late push neither takes back a change nor brings back what was deleted [CHAT-09]', () => {
  const edited = fixtures.message({ id: 3, text: 'Исправлено' });
  const told = withoutMessage(withChangedMessage(history(1, 3), edited), 2);
  expect(withMessages(told, run(2, 3)).messages).toEqual([run(1, 1)[0], edited]);
  // The change, and the deletion, came before the message itself.
  const early = withoutMessage(withChangedMessage(history(1, 3), fixtures.message({ id: 5, text: 'Сразу' })), 4);
  expect(withMessages(early, run(4, 5)).messages.at(-1)).toMatchObject({ id: 5, text: 'Сразу' });
  expect(ids(withMessages(early, run(4, 5)))).toEqual([1, 2, 3, 5]);
  // A page of older messages that was asked for before.
  const older = withOlderPage(withoutMessage(history(21, 40), 7), 21, run(1, 20));
  expect(ids(older)).not.toContain(7);
});

test('of two versions of a message the later one stands, whichever comes first [CHAT-09]', () => {
  const version = (revision: number) => fixtures.message({ id: 3, text: `Версия ${revision}`, revision });
  const shown = (history: MessageHistory) => history.messages.find(({ id }) => id === 3)?.text;
  const changed = withChangedMessage(history(1, 3), version(2));
  expect(shown(withChangedMessage(changed, version(1)))).toBe('Версия 2');
  expect(shown(withChangedMessage(changed, version(3)))).toBe('Версия 3');
  // A page that was asked for before the push, and one after a push that was missed.
  const page = (revision: number) => ({ messages: [...run(1, 2), version(revision)], hasOlder: false });
  expect(shown(withNewestPages(changed, page(1)))).toBe('Версия 2');
  expect(shown(withNewestPages(changed, page(3)))).toBe('Версия 3');
  expect(shown(withChangedMessage(withNewestPages(undefined, page(3)), version(2)))).toBe('Версия 3');
});

test('a late push of a message that is not scrolled to yet makes no island', () => {
  expect(ids(withMessages(history(21, 40), run(7, 7)))).toEqual(range(21, 40));
});

test('after a time without pushes what is loaded is read again down to its beginning', () => {
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

test('after a gap only the newest stay, and older ones are to be loaded again', () => {
  const joined = withNewestPages(history(1, 40, false), { messages: run(81, 100), hasOlder: true });
  expect(ids(joined)).toEqual(range(81, 100));
  expect(joined.hasOlder).toBe(true);
});

test('a chat that was known by one message learns that there are older ones', () => {
  const joined = withNewestPages(history(20, 20, false), { messages: run(1, 20), hasOlder: true });
  expect(ids(joined)).toEqual(range(1, 20));
  expect(joined.hasOlder).toBe(true);
});

test('an older page goes in front; a short one is the last; one for another beginning is ignored', () => {
  const full = withOlderPage(history(41, 60), 41, run(21, 40));
  expect(ids(full)).toEqual(range(21, 60));
  expect(full.hasOlder).toBe(true);
  expect(withOlderPage(history(11, 20), 11, run(1, 10)).hasOlder).toBe(false);
  expect(withOlderPage(history(41, 60), 21, run(1, 20))).toEqual(history(41, 60));
});

test('leaving a chat keeps its newest page', () => {
  expect(withoutOlder(history(1, 50, false))).toEqual(history(31, 50));
  const short = history(1, 20, false);
  expect(withoutOlder(short)).toBe(short);
});
