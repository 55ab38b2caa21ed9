import type { Page } from 'playwright-core';
import { answer, fakeParticipants } from './fakeApi.ts';

export interface FakeMessenger {
  chats: number;
  /** Messages of the first chat, all in one response; other chats have one page. */
  messages: number;
}

const PAGE = 20;
/** Ids of chat users start far above that of the account that logs in. */
export const userOf = (chat: number) => 10_000 + chat;
export const companyOf = (chat: number) => `Компания № ${chat}`;

const WORDS =
  'Добрый день нужен тираж футболок с логотипом к выставке пришлите пожалуйста макет и сроки доставки'.split(' ');
/** Realistic texts: one to forty words, short ones more often than long ones, every tenth with a link. */
const textOf = (id: number) => {
  const length = 1 + Math.floor(((id * 7) % 40) ** 2 / 40);
  const text = Array.from({ length }, (_, index) => WORDS[(id + index * 3) % WORDS.length]).join(' ');
  return id % 10 === 0 ? `${text} https://maket.example/${id}` : `${text} ${id}`;
};
/** Average number of characters in a message. */
export const meanLength = (messages: number) =>
  Array.from({ length: messages }, (_, index) => textOf(index + 1).length).reduce((sum, one) => sum + one, 0) /
  messages;
const instant = (id: number) => new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();

function messageOf(chat: number, id: number, ownUserId: number) {
  return {
    id,
    chat_id: chat,
    user_id: id % 3 === 0 ? ownUserId : userOf(chat),
    text: textOf(id),
    created_at: instant(id),
    attachments: [],
  };
}

/** Answers the messenger's calls and fakes the push server: `window.push(messages)` delivers. */
export async function fakeMessenger(page: Page, ownUserId: number, { chats, messages }: FakeMessenger): Promise<void> {
  const chatOf = (chat: number) => ({
    id: chat,
    user_id: userOf(chat),
    last_message: textOf(messages),
    attachments: 0,
    seen: true,
    updated_at: instant(messages - chat),
    avatar: '/images/avatar/default.png',
    company: companyOf(chat),
    is_blocked: false,
  });
  const all = Array.from({ length: chats }, (_, index) => chatOf(index + 1));

  await answer(page, /^\/api\/chats$/, (query) => ({
    chats: Number(query.get('offset')) > 0 || query.get('limit') === '1' ? [] : all,
    unseen_count: 0,
  }));
  await answer(page, /^\/api\/chat\/\d+$/, (_, path) => chatOf(Number(path.split('/').at(-1)) - userOf(0)));
  await fakeParticipants(page, (userId) => companyOf(userId - userOf(0)));
  await answer(page, /^\/api\/chats\/\d+\/messages$/, (query, path) => {
    const chat = Number(path.split('/').at(-2));
    const count = chat === 1 ? messages : PAGE;
    if (query.has('offset')) return { messages: [] };
    return {
      messages: Array.from({ length: count }, (_, index) => messageOf(chat, messages - count + index + 1, ownUserId)),
    };
  });
  await answer(page, /^\/api\/chats\/\d+\/seen$/, () => ({ ok: true }));
  await page.addInitScript(FAKE_PUSH_SERVER);
}

const FAKE_PUSH_SERVER = `
  window.WebSocket = class extends EventTarget {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
    readyState = 0;
    constructor() {
      super();
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.({});
        this.say('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
      });
    }
    say(event, data, channel) { this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) }); }
    send(text) {
      const { event, data } = JSON.parse(text);
      if (event === 'pusher:ping') this.say('pusher:pong', {});
      if (event !== 'pusher:subscribe') return;
      const { channel } = data;
      if (channel.startsWith('private-user-')) window.push = (messages) => messages.forEach((message) => this.say('message', { message }, channel));
      const presence = { presence: { count: 0, ids: [], hash: {} } };
      setTimeout(() => this.say('pusher_internal:subscription_succeeded', channel.startsWith('presence-') ? presence : {}, channel));
    }
    close() { this.readyState = 3; }
  };`;
