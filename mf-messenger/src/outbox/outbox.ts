import type { createStore } from 'jotai';
import { describeError } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import type { Message } from 'shared-api/contract';
import { createClientId } from 'shared-api/messages';
import { applyMessage } from '#cache/applyMessage';
import type { ChatsCache } from '#cache/chatsCache';
import { createUploads } from '#uploads/uploads';
import { hasChosenFiles } from '#uploads/uploadsState';
import { createSender } from './createSender';
import { createOutboxList } from './outboxList';
import type { OutgoingFile, OutgoingMessage } from './outboxState';
import { sendAlone } from './sendAlone';
import { judgeFailure } from './sendFailure';
import { watchNetwork } from './watchNetwork';

interface Surroundings {
  store: ReturnType<typeof createStore>;
  chats: ChatsCache;
  ownUserId: number;
}

/** Milliseconds until the next attempt when nothing tells that the network is back; the last goes on for ever. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
/** Attempts with a message on which the server breaks, before the next one has its turn. */
const BROKEN_ATTEMPTS = 3;

type Result = 'done' | 'later' | 'over';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The messages on their way to the server (docs/adr/0008-outbox.md). Sending belongs to no component: it goes on when the chat or the page is
 * left, and begins again with the next page load.
 */
export function createOutbox({ store, chats, ownUserId }: Surroundings) {
  const list = createOutboxList({
    store,
    account: ownUserId,
    onDelivered: (userId, message) => show(userId, message),
    onChange: () => workAll(),
  });
  const uploads = createUploads(store);
  const sender = createSender({ list, chats, uploads, ownUserId });
  const running = new Set<number>();
  const askedAgain = new Set<number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** Failed attempts in a row by recipient, and by message those on which the server broke. */
  const failures = new Map<number, number>();
  const broken = new Map<string, number>();
  /** The newest message of each recipient's chat that came from here. */
  const lastSent = new Map<number, number>();
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  /** Brings a message that the server has to the screen. */
  function show(userId: number, message: Message): void {
    if (chats.readChatWith(userId)?.id === null)
      chats.beginHistory(message.chat_id, { messages: [message], hasOlder: true });
    applyMessage(chats, { message, userId }, ownUserId);
  }

  /** Takes messages off the list, and lets their files go. */
  function drop(userId: number, clientIds: ReadonlySet<string>): void {
    forgetFiles(userId, clientIds);
    list.remove(userId, clientIds);
  }

  function forgetFiles(userId: number, clientIds: ReadonlySet<string>): void {
    const messages = list.listOf(userId).filter(({ clientId }) => clientIds.has(clientId));
    uploads.forget(messages.flatMap(({ files }) => files.map(({ id }) => id)));
  }

  function settle(userId: number, clientId: string, message: Message): void {
    lastSent.set(userId, Math.max(message.id, lastSent.get(userId) ?? 0));
    failures.delete(userId);
    show(userId, message);
    list.tellDelivered(userId, message);
    drop(userId, new Set([clientId]));
  }

  /** Lets what waits for a recipient go, one message after another. */
  function work(userId: number): void {
    clearTimeout(timers.get(userId));
    if (isStopped) return;
    if (running.has(userId)) {
      askedAgain.add(userId);
      return;
    }
    if (!findWaiting(userId)) return;
    running.add(userId);
    const end = () => {
      running.delete(userId);
      if (askedAgain.delete(userId)) work(userId);
    };
    // The turn itself may be refused, e.g. to a page that is being left.
    sendAlone(`outbox.${ownUserId}.${userId}`, () => sendAll(userId)).then(end, end);
  }
  const workAll = () => list.userIds().forEach(work);
  const findWaiting = (userId: number) => list.listOf(userId).find(({ phase }) => phase.kind === 'waiting');

  async function sendAll(userId: number): Promise<void> {
    // Another tab may have sent it while this one waited for its turn.
    await list.refresh();
    for (let next = findWaiting(userId); next && !isStopped; next = findWaiting(userId)) {
      const result = await attempt(userId, next);
      if (result === 'over') return;
      if (result === 'later') {
        const count = failures.get(userId) ?? 0;
        failures.set(userId, count + 1);
        const delay = RETRY_DELAYS[Math.min(count, RETRY_DELAYS.length - 1)];
        timers.set(userId, setTimeout(work, delay, userId));
        return;
      }
    }
  }

  async function attempt(userId: number, { clientId }: OutgoingMessage): Promise<Result> {
    void list.change(userId, clientId, { phase: { kind: 'sending' } });
    let message: Message | undefined;
    try {
      await list.whenKept(clientId);
      if (list.isOver() || !(await sender.isOurs())) stop();
      if (isStopped) return 'over';
      message = await sender.send(userId, clientId, lastSent.get(userId) ?? 0);
    } catch (error) {
      // Taken off the list meanwhile, which ends its uploads.
      if (!list.listOf(userId).some((one) => one.clientId === clientId)) return 'done';
      return giveUp(userId, clientId, error);
    }
    if (message) settle(userId, clientId, message);
    return 'done';
  }

  function giveUp(userId: number, clientId: string, error: unknown): Result {
    sender.doubt();
    const failure = judgeFailure(error);
    const wait = (): Result => {
      void list.change(userId, clientId, { phase: { kind: 'waiting' } });
      return failure === 'signed-out' ? 'over' : 'later';
    };
    switch (failure) {
      case 'passing':
      case 'signed-out':
        return wait();
      case 'broken': {
        const count = (broken.get(clientId) ?? 0) + 1;
        broken.set(clientId, count);
        if (count < BROKEN_ATTEMPTS) return wait();
        broken.delete(clientId);
        break;
      }
      case 'deleted':
        drop(userId, new Set([clientId]));
        return 'done';
      case 'refused':
        // It may mean that the chat was blocked meanwhile.
        chats.reloadChatWith(userId);
    }
    void list.change(userId, clientId, {
      phase: { kind: 'failed', reason: describeError(error) },
      ...(failure === 'refused' && { sentAfter: undefined }),
    });
    return 'done';
  }

  function resume(): void {
    failures.clear();
    workAll();
  }

  function stop(): void {
    isStopped = true;
    stopWatching?.();
    timers.forEach((timer) => clearTimeout(timer));
    list.close();
  }

  return {
    /** Takes up what is kept, and whatever comes, until it is stopped. */
    start(): void {
      if (stopWatching || isStopped) return;
      stopWatching = watchNetwork({
        ownUserId,
        onBack: () => void list.refresh().then(resume),
        onConfirmed: (clientId) => {
          for (const userId of list.userIds())
            if (list.listOf(userId).some((message) => message.clientId === clientId)) drop(userId, new Set([clientId]));
        },
        wouldLose: () => list.hasUnkept() || hasChosenFiles(store),
      });
      void list.refresh().then(workAll);
    },
    stop,
    send(userId: number, text: string, files: readonly OutgoingFile[] = []): void {
      const createdAt = new Date(serverNow()).toISOString();
      list.add(userId, { clientId: createClientId(), text, files, createdAt, phase: { kind: 'waiting' } });
      work(userId);
    },
    /** Sends again what the server has refused. Its files are uploaded anew: the server may have let the old ones go. */
    retry(userId: number, clientIds: ReadonlySet<string>): void {
      forgetFiles(userId, clientIds);
      for (const { clientId, files } of list.listOf(userId))
        if (clientIds.has(clientId))
          void list.change(userId, clientId, {
            phase: { kind: 'waiting' },
            files: files.map(({ id, file }) => ({ id, file })),
          });
      work(userId);
    },
    remove: drop,
  };
}
