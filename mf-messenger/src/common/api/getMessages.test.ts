import { expect, test } from '@jest/globals';
import { fixtures, useFakeApi } from 'shared-api/testing';
import type { MessageHistory } from '#cache/messageHistory';
import { getNewestMessages } from './getMessages';

const api = useFakeApi();

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => fixtures.message({ id: from + index }));

/**
 * Serves the messages 1 to `newest`.
 * @returns reads the number of requests so far
 */
function serve(newest: number): () => number {
  let count = 0;
  api.answer('get', '/api/chats/{id}/messages', ({ query }) => {
    count += 1;
    const before = Number(query.get('offset') ?? newest + 1);
    return { messages: run(Math.max(1, before - 20), before - 1) };
  });
  return () => count;
}

test('reads one page when it overlaps the loaded messages [CHAT-09]', async () => {
  const asked = serve(60);
  const loaded: MessageHistory = { messages: run(21, 55), hasOlder: true };
  expect((await getNewestMessages(5, () => loaded)).messages).toEqual(run(21, 60));
  expect(asked()).toBe(1);
});

test('reads pages until a long gap is closed [CHAT-09]', async () => {
  const asked = serve(100);
  const loaded: MessageHistory = { messages: run(21, 45), hasOlder: true };
  expect((await getNewestMessages(5, () => loaded)).messages).toEqual(run(21, 100));
  expect(asked()).toBe(3);
});

test('drops the loaded messages after more than five missed pages', async () => {
  const asked = serve(1_000);
  const result = await getNewestMessages(5, () => ({ messages: run(1, 20), hasOlder: false }));
  expect(result).toEqual({ messages: run(901, 1_000), hasOlder: true });
  expect(asked()).toBe(5);
});
