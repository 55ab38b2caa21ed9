import { jest } from '@jest/globals';
import type * as Jotai from 'jotai';
import { chatsKeys, MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import type * as Client from 'shared-api/client';
import type * as Realtime from 'shared-api/realtime';
import { fixtures } from 'shared-api/testing';
import type * as GetMessages from '#api/getMessages';
import type * as Caches from '#cache/chatsCache';
import type * as Histories from '#cache/messageHistory';
import type * as News from '#cache/useChatEvents';
import type * as Outboxes from '#state/messageOutbox';
import { createMemoryCache } from './memoryCache';
import { CHAT_ID, otherSide, type ModelServer, type Push, type Side } from './modelServer';

/** State of a client's connection; `lost`: requests arrive at the server, but their responses are lost. */
export type Network = 'up' | 'cut' | 'lost' | 'down';

interface Call {
  query?: { offset?: number; limit?: number };
  body?: { text: string; client_id: string };
}

type Modules = typeof Outboxes &
  typeof Caches &
  typeof News &
  typeof Histories &
  typeof GetMessages &
  typeof Realtime &
  typeof Client &
  typeof Jotai;

/** Response time in milliseconds of the fake clock. */
const ANSWER_MS = 30;

/** Loads a separate set of modules per client, as in separate browsers; only the network is fake. */
function loadModules(request: (method: string, path: string, options: Call) => Promise<unknown>): Modules {
  const modules: object[] = [];
  jest.isolateModules(() => {
    jest.doMock('../../../shared-api/src/client/request', () => ({ request }));
    modules.push(
      jest.requireActual<object>('shared-api/client'),
      jest.requireActual<object>('shared-api/realtime'),
      jest.requireActual<object>('jotai'),
      jest.requireActual<object>('#cache/chatsCache'),
      jest.requireActual<object>('#cache/useChatEvents'),
      jest.requireActual<object>('#cache/messageHistory'),
      jest.requireActual<object>('#api/getMessages'),
      jest.requireActual<object>('#state/messageOutbox'),
    );
  });
  return Object.assign({}, ...modules) as Modules;
}

/** Creates one user's browser with the conversation open: the real cache and outbox over a fake network. */
export function createModelClient(side: Side) {
  let server: ModelServer;
  let network: Network = 'up';
  let page: ReturnType<typeof openPage> | undefined;
  const real = loadModules(request);

  async function request(method: string, path: string, options: Call): Promise<unknown> {
    if (network === 'cut') throw new real.ApiError({ kind: 'network' });
    if (network === 'down') throw new real.ApiError({ kind: 'http', status: 502, text: '' });
    const isLost = network === 'lost';
    const answer = serve(method, path, options);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    if (isLost) throw new real.ApiError({ kind: 'timeout' });
    if (answer === undefined) throw new real.ApiError({ kind: 'http', status: 409, text: 'Удалено.' });
    return answer;
  }

  function serve(method: string, path: string, { query, body }: Call = {}): unknown {
    if (path === '/api/user') return fixtures.currentUser({ id: side });
    if (path === '/api/chat/{userId}') return fixtures.chat({ id: CHAT_ID, user_id: otherSide(side) });
    if (method === 'get') return { messages: server.page(query?.offset, query?.limit ?? MESSAGES_PAGE_SIZE) };
    return body && server.take(side, body.text, body.client_id);
  }

  function openPage() {
    const store = real.createStore();
    const cache = createMemoryCache();
    const chats = real.chatsCacheOf(cache);
    cache.write(chatsKeys.withUser(otherSide(side)), fixtures.chat({ id: CHAT_ID, user_id: otherSide(side) }));
    cache.mount(real.historyKey(CHAT_ID), () => real.getNewestMessages(CHAT_ID, () => chats.readHistory(CHAT_ID)));
    const outbox = real.createMessageOutbox({ store, chats, ownUserId: side });
    outbox.start();
    return { chats, outbox, news: real.createChatNews(chats, side) };
  }
  const opened = () => {
    if (!page) throw new Error('The model client has no page: call join first.');
    return page;
  };
  const history = () => opened().chats.readHistory(CHAT_ID);

  return {
    join(to: ModelServer): void {
      server = to;
      network = 'up';
      page = openPage();
    },
    leave: () => page?.outbox.stop(),
    /** Simulates a crash: only stored data survives. */
    reload(): void {
      page?.outbox.stop();
      page = openPage();
    },
    setNetwork: (next: Network) => {
      network = next;
    },
    send: (text: string) => opened().outbox.send(otherSide(side), text),
    /** Does the same as `useChatEvents`. */
    hear(push: Push): void {
      const { news } = opened();
      if (push.name === 'message') news.hearMessage(push.event);
      else if (push.name === 'message-updated') news.hearChange(push.event);
      else news.hearDeletion(push.event);
      real.emitRealtime(push.name, push.event);
    },
    catchUp(): void {
      opened().chats.outdateHistories();
      opened().chats.reload();
      real.emitRealtime('gap', {});
    },
    /** Does the same as scrolling up and `useRereading`: reads one page. */
    async readOn(): Promise<void> {
      const known = history();
      if (!known || network !== 'up') return;
      const { freshFrom, messages, hasOlder } = known;
      const oldest = messages[0]?.id;
      if (freshFrom !== undefined && Number.isFinite(freshFrom)) {
        const read = await real.getMessages(CHAT_ID, freshFrom);
        opened().chats.patchHistory(CHAT_ID, (now) => real.withRereadPage(now, freshFrom, read));
      } else if (hasOlder && oldest !== undefined) {
        const read = await real.getMessages(CHAT_ID, oldest);
        opened().chats.patchHistory(CHAT_ID, (now) => real.withOlderPage(now, oldest, read));
      }
    },
    conversation: () => (history()?.messages ?? []).map(({ id, text }) => `${id} ${text}`),
    waiting: () => [...opened().outbox.list.getItems().values()].flat().map(({ text }) => text),
  };
}
