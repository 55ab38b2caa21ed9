import { expect, test } from '@jest/globals';
import { fixtures } from '../testing';
import { eventParsers } from './parseEvent';

const message = fixtures.message();
const parseMessage = eventParsers.message;
const parseDeletion = eventParsers['message-deleted'];

test('reads the bare message of the specification and the one with its chat', () => {
  expect(parseMessage(message)).toEqual({ message });
  expect(parseMessage({ message })).toEqual({ message, chat: undefined });
  expect(parseMessage({ message, chat: fixtures.chat() })).toEqual({ message, chat: fixtures.chat() });
});

test('a chat that cannot be read costs the chat, not the message', () => {
  expect(parseMessage({ message, chat: { id: 5 } })).toEqual({ message, chat: undefined });
});

test.each([undefined, null, 7, 'text', [], {}, { message: null }, { message: {} }, [message]])(
  '%j is no event',
  (payload) => expect(parseMessage(payload)).toBeUndefined(),
);

test.each(['id', 'chat_id', 'user_id', 'text', 'created_at', 'attachments'])(
  'a message without a readable %s is no event',
  (field) => expect(parseMessage({ ...message, [field]: { odd: true } })).toBeUndefined(),
);

test('a changed message is read like a new one', () => {
  expect(eventParsers['message-updated']({ message, chat: fixtures.chat() })).toEqual({
    message,
    chat: fixtures.chat(),
  });
});

test('a deletion names the message and its chat', () => {
  expect(parseDeletion({ id: 7, chat_id: 5, chat: fixtures.chat() })).toEqual({
    id: 7,
    chat_id: 5,
    chat: fixtures.chat(),
  });
  expect(parseDeletion({ id: 7, chat_id: 5, chat: {} })).toEqual({ id: 7, chat_id: 5, chat: undefined });
});

test.each([undefined, null, 7, [], {}, { id: 7 }, { chat_id: 5 }, { id: '7', chat_id: 5 }])(
  '%j deletes nothing',
  (payload) => expect(parseDeletion(payload)).toBeUndefined(),
);
