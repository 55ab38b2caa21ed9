import { jest } from '@jest/globals';
import type * as Jotai from 'jotai';
import { chatsKeys, MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import type * as Client from 'shared-api/client';
import type * as Realtime from 'shared-api/realtime';
import { fixtures } from 'shared-api/testing';
import type * as GetMessages from '../api/getMessages';
import type * as Caches from '../cache/chatsCache';
import type * as News from '../cache/createChatNews';
import type * as Histories from '../cache/messageHistory';
import type * as Outboxes from '../outbox/outbox';
import type * as OutboxStates from '../outbox/outboxState';
import { createMemoryCache } from './memoryCache';
import { CHAT_ID, otherSide, type ModelServer, type Push, type Side } from './modelServer';

/** What happens to a client's calls: `lost` reaches the server, and its answer does not come back. */
export type Network = 'up' | 'cut' | 'lost' | 'down';

interface Call {
  query?: { offset?: number; limit?: number };
  body?: { text: string; client_id: string };
}

type Modules = typeof Outboxes &
  typeof OutboxStates &
  typeof Caches &
  typeof News &
  typeof Histories &
  typeof GetMessages &
  typeof Realtime &
  typeof Client &
  typeof Jotai;

/** How long an answer takes, in milliseconds of the faked clock. */
const ANSWER_MS = 30;

/** The modules of one browser: each client has its own, and only the network below them is made up. */
function loadModules(request: (method: string, path: string, options: Call) => Promise<unknown>): Modules {
  const modules: object[] = [];
  jest.isolateModules(() => {
    jest.doMock('../../../shared-api/src/client/request', () => ({ request }));
    modules.push(
      jest.requireActual<object>('shared-api/client'),
      jest.requireActual<object>('shared-api/realtime'),
      jest.requireActual<object>('jotai'),
      jest.requireActual<object>('../cache/chatsCache'),
      jest.requireActual<object>('../cache/createChatNews'),
      jest.requireActual<object>('../cache/messageHistory'),
      jest.requireActual<object>('../api/getMessages'),
      jest.requireActual<object>('../outbox/outbox'),
      jest.requireActual<object>('../outbox/outboxState'),
    );
  });
  return Object.assign({}, ...modules) as Modules;
}

/** One person's browser with the conversation open: the real cache and outbox over a network that does as it is told. */
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
    const outbox = real.createOutbox({ store, chats, ownUserId: side });
    outbox.start();
    return { store, chats, outbox, news: real.createChatNews(chats, side) };
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
    /** As after a crash: what is not kept is gone. */
    reload(): void {
      page?.outbox.stop();
      page = openPage();
    },
    setNetwork: (next: Network) => {
      network = next;
    },
    send: (text: string) => opened().outbox.send(otherSide(side), text),
    /** What `useChatEvents` does. */
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
    /** What scrolling up and `useRereading` do: one page at a time. */
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
    waiting: () => [...opened().store.get(real.outboxAtom).values()].flat().map(({ text }) => text),
  };
}
