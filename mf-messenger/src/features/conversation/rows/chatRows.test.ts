import { expect, test } from '@jest/globals';
import { fixtures } from 'shared-api/testing';
import { useTestDay } from '#testing/useTestDay';
import { createChatRows } from './chatRows';

useTestDay();

const HOUR_MS = 60 * 60_000;
const message = (id: number, text = `Сообщение ${id}`) =>
  fixtures.message({ id, text, created_at: new Date(Date.UTC(2026, 10, 18) + id * HOUR_MS).toISOString() });
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const thirty = run(10, 39);

const waiting = {
  clientId: 'waiting',
  text: 'Иду',
  createdAt: '2026-11-20T10:00:00Z',
  files: [],
  phase: { kind: 'sending' as const },
};

test.each([
  ['one more message', [...thirty, message(40)], true, undefined],
  ['many messages over several days', [...thirty, ...run(40, 120)], true, undefined],
  ['no change', thirty, true, undefined],
  ['a changed message', [...thirty.slice(0, 5), message(15, 'Иначе'), ...thirty.slice(6)], true, undefined],
  ['a deleted message', thirty.filter(({ id }) => id !== 20), true, undefined],
  ['older messages', [...run(1, 9), ...thirty], false, undefined],
  ['first unseen message is new', [...thirty, ...run(40, 50)], true, 45],
  ['first unseen message was loaded before', [...thirty, ...run(40, 50)], true, 30],
])('updates rows incrementally like a full rebuild: %s [CHAT-04]', (_, messages, hasOlder, unseenId) => {
  for (const outgoing of [[], [waiting]]) {
    const toRows = createChatRows();
    const former = toRows({ messages: thirty, hasOlder: true }, outgoing);
    const rows = toRows({ messages, hasOlder }, outgoing, unseenId);
    expect(rows).toEqual(createChatRows()({ messages, hasOlder }, outgoing, unseenId));
    expect(former).toEqual(createChatRows()({ messages: thirty, hasOlder: true }, outgoing));
  }
});
