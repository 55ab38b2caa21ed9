import { expect, test } from '@jest/globals';
import { fixtures } from '../testing';
import { eventParsers } from './parseEvent';

const message = fixtures.message();
const parseMessage = eventParsers.message;
const parseDeletion = eventParsers['message-deleted'];

test('parses a bare message and one with its chat', () => {
  expect(parseMessage(message)).toEqual({ message });
  expect(parseMessage({ message })).toEqual({ message, chat: undefined });
  expect(parseMessage({ message, chat: fixtures.chat() })).toEqual({ message, chat: fixtures.chat() });
});

test('drops an unreadable chat but keeps the message', () => {
  expect(parseMessage({ message, chat: { id: 5 } })).toEqual({ message, chat: undefined });
});

test.each([undefined, null, 7, 'text', [], {}, { message: null }, { message: {} }, [message]])(
  'rejects %j as an event',
  (payload) => expect(parseMessage(payload)).toBeUndefined(),
);

test.each(['id', 'chat_id', 'user_id', 'text', 'created_at', 'attachments'])(
  'rejects a message without a readable %s',
  (field) => expect(parseMessage({ ...message, [field]: { odd: true } })).toBeUndefined(),
);

test('parses a changed message like a new one', () => {
  expect(eventParsers['message-updated']({ message, chat: fixtures.chat() })).toEqual({
    message,
    chat: fixtures.chat(),
  });
});

test('parses a deletion with its message and chat', () => {
  expect(parseDeletion({ id: 7, chat_id: 5, chat: fixtures.chat() })).toEqual({
    id: 7,
    chat_id: 5,
    chat: fixtures.chat(),
  });
  expect(parseDeletion({ id: 7, chat_id: 5, chat: {} })).toEqual({ id: 7, chat_id: 5, chat: undefined });
});

test.each([undefined, null, 7, [], {}, { id: 7 }, { chat_id: 5 }, { id: '7', chat_id: 5 }])(
  'rejects %j as a deletion',
  (payload) => expect(parseDeletion(payload)).toBeUndefined(),
);

const notice = {
  id: 3,
  kind: 'accepted',
  at: '2026-11-21T09:00:00.000Z',
  is_read: false,
  urgent: false,
  href: '/meetings',
};

test('parses a notice, and one for the bell alone [ANS-01]', () => {
  expect(eventParsers.notice({ notice, unread_count: 2 })).toEqual({ notice, unread_count: 2 });
  expect(eventParsers.notice({ notice: null, unread_count: 2 })).toEqual({ unread_count: 2 });
});

test.each([
  undefined,
  {},
  { notice },
  { notice: {}, unread_count: 1 },
  { notice: { ...notice, id: '3' }, unread_count: 1 },
])('rejects %j as a notice', (payload) => expect(eventParsers.notice(payload)).toBeUndefined());

test('parses read notices by id and up to one [ANS-04]', () => {
  const parse = eventParsers['notices-read'];
  expect(parse({ up_to: 7, unread_count: 0 })).toEqual({ up_to: 7, unread_count: 0 });
  expect(parse({ ids: [7, 9], unread_count: 1 })).toEqual({ ids: [7, 9], unread_count: 1 });
  for (const payload of [null, {}, { up_to: 7 }, { unread_count: 0 }, { ids: ['7'], unread_count: 0 }])
    expect(parse(payload)).toBeUndefined();
});
