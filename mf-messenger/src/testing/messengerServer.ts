import type { Chat, ChatWithUser, Message } from 'shared-api/contract';
import { fixtures, type fakeApi } from 'shared-api/testing';
import { textKey } from 'shared-api/text';
import { minutesAgo } from './useTestDay';

interface Content {
  chats: Chat[];
  /** Messages by chat, oldest first. */
  messages: Map<number, Message[]>;
  posted: { user_id: number; text: string; client_id?: string }[];
  seen: number[];
  asked: { chats: URLSearchParams[]; messages: URLSearchParams[] };
}

/** Answers the messenger's requests on the fake network from content that tests may change. */
export function messengerServer(api: typeof fakeApi, part: Partial<Pick<Content, 'chats' | 'messages'>> = {}): Content {
  const content: Content = {
    chats: [fixtures.chat()],
    messages: new Map([[5, [fixtures.message()]]]),
    posted: [],
    seen: [],
    asked: { chats: [], messages: [] },
    ...part,
  };
  let nextId = 1_000;

  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/chats', ({ query }) => {
    content.asked.chats.push(query);
    const offset = Number(query.get('offset'));
    const found = content.chats.filter(({ company }) => textKey(company).includes(textKey(query.get('prompt') ?? '')));
    return {
      chats: found.slice(offset, offset + Number(query.get('limit'))),
      unseen_count: content.chats.filter(({ seen }) => !seen).length,
    };
  });
  api.answer('get', '/api/chat/{userId}', ({ path }) => {
    const userId = Number(path.userId);
    return content.chats.find(({ user_id }) => user_id === userId) ?? newChat(userId);
  });
  api.answer('get', '/api/chats/{id}/messages', ({ path, query }) => {
    content.asked.messages.push(query);
    const before = Number(query.get('offset') ?? Infinity);
    const messages = content.messages.get(Number(path.id)) ?? [];
    return { messages: messages.filter(({ id }) => id < before).slice(-Number(query.get('limit'))) };
  });
  api.answer('post', '/api/chats/{id}/seen', ({ path }) => {
    content.seen.push(Number(path.id));
    content.chats = content.chats.map((chat) => (chat.id === Number(path.id) ? { ...chat, seen: true } : chat));
    return { ok: true };
  });
  api.answer('post', '/api/message', ({ body }) => {
    const posted = body as Content['posted'][number];
    content.posted.push(posted);
    nextId += 1;
    const chat_id = content.chats.find(({ user_id }) => user_id === posted.user_id)?.id ?? 77;
    const message = fixtures.message({
      id: nextId,
      chat_id,
      user_id: 1,
      text: posted.text,
      client_id: posted.client_id,
      created_at: minutesAgo(1_000 - nextId),
    });
    content.messages.set(chat_id, [...(content.messages.get(chat_id) ?? []), message]);
    return message;
  });
  return content;
}

function newChat(userId: number): ChatWithUser {
  return {
    ...fixtures.chat({ user_id: userId, last_message: '', company: 'Новая компания' }),
    id: null,
    updated_at: null,
  };
}
