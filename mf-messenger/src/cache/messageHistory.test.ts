import { expect, test } from '@jest/globals';
import { fixtures } from 'shared-api/testing';
import { withMessages, withNewestPages, withOlderPage, withoutOlder, type MessageHistory } from './messageHistory';

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
  const joined = withNewestPages(history(1, 42), { messages: run(21, 40), hasOlder: true });
  expect(ids(joined)).toEqual(range(1, 42));
  expect(joined.hasOlder).toBe(true);
});

test('a message that the server no longer has goes', () => {
  const page = run(21, 40).filter(({ id }) => id !== 30);
  expect(ids(withNewestPages(history(1, 40), { messages: page, hasOlder: true }))).not.toContain(30);
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
