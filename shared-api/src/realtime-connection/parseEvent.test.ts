import { expect, test } from '@jest/globals';
import { fixtures } from '../testing';
import { eventParsers } from './connectRealtime';

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
