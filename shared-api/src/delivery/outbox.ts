import { onRealtime } from '../realtime';
import { createAttempts, type OutboxOptions } from './attempts';
import { askBeforeClosing, onBack } from './connection';
import { createOutboxList, type OutboxList } from './outboxList';
import type { OutboxItem } from './outboxStorage';
import { inOneTab } from './tabLock';

export type { OutboxResult } from './attempts';
export type { OutboxList } from './outboxList';
export type { OutboxItem } from './outboxStorage';
export { tellLater } from './told';

/** Milliseconds until the next attempt without a sign of a restored network; the last one repeats. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/**
 * Queues calls on their way to the server (docs/adr/0008-outbox.md): exactly once, in the order of writing for each
 * user that they are for. It belongs to no component: sending continues when the page is left, and resumes with the
 * next page load.
 */
export function createOutbox<Item extends OutboxItem, Answer>(options: OutboxOptions<Item, Answer>) {
  const { name, account, wouldLose } = options;
  const list: OutboxList<Item, Answer> = createOutboxList<Item, Answer>({
    name,
    account,
    onDelivered: (userId, answer) => options.onDelivered?.(userId, answer),
    onChange: () => workAll(),
  });
  const attempts = createAttempts(list, options);
  const running = new Set<number>();
  const askedAgain = new Set<number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** Consecutive failures per user. */
  const failures = new Map<number, number>();
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  const workAll = () => [...list.getItems().keys()].forEach(work);
  const findWaiting = (userId: number) => list.listOf(userId).find(({ phase }) => phase.kind === 'waiting');

  /** Sends the waiting items for a user one after another. */
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
    const send = () => sendAll(userId);
    const lock = `outbox.${name === 'messages' ? '' : `${name}.`}${account}.${userId}`;
    // The lock itself may be refused, e.g. to a page being unloaded.
    (name ? inOneTab(lock, send) : send()).then(end, end);
  }

  async function sendAll(userId: number): Promise<void> {
    // Another tab may have sent it while this one waited for the lock.
    await list.refresh();
    attempts.postponeGone();
    for (let next = findWaiting(userId); next && !isStopped; next = findWaiting(userId)) {
      const result = await attempts.attempt(userId, next);
      if (result === 'closed') stop();
      if (result === 'done') {
        failures.delete(userId);
        continue;
      }
      attempts.postpone(userId);
      if (result === 'later' && !isStopped) workLater(userId);
      return;
    }
  }

  function workLater(userId: number): void {
    const count = failures.get(userId) ?? 0;
    failures.set(userId, count + 1);
    const delay = RETRY_DELAYS[Math.min(count, RETRY_DELAYS.length - 1)];
    timers.set(userId, setTimeout(work, delay, userId));
  }

  function watch(): () => void {
    const stops = [
      onBack(() => {
        void list.refresh().then(() => {
          failures.clear();
          workAll();
        });
      }),
      // The push channel has delivered an own message, so the server has it.
      onRealtime(['message'], ({ message: { user_id, client_id } }) => {
        if (user_id !== account || client_id === undefined) return;
        for (const userId of list.getItems().keys())
          if (list.find(userId, client_id)) attempts.confirm(userId, client_id);
      }),
      askBeforeClosing(() => list.hasUnkept() || wouldLose?.() === true),
    ];
    return () => stops.forEach((each) => each());
  }

  function stop(): void {
    isStopped = true;
    stopWatching?.();
    timers.forEach((timer) => clearTimeout(timer));
    list.close();
  }

  return {
    list,
    /** Sends stored and new items until it is stopped. */
    start(): void {
      if (stopWatching || isStopped) return;
      stopWatching = watch();
      void list.refresh().then(workAll);
    },
    stop,
    add(userId: number, item: Item): void {
      list.add(userId, item);
      work(userId);
    },
    whenTried: attempts.whenTried,
    /** Sends refused items again. */
    retry(userId: number, clientIds: ReadonlySet<string>): void {
      clientIds.forEach((clientId) => attempts.setPhase(userId, clientId, { kind: 'waiting' }));
      work(userId);
    },
    remove: attempts.remove,
  };
}

/**
 * Keeps one outbox per page: that of the current account. It outlives the components that use it.
 * @returns finds the outbox of an account and its session's store or cache, or creates it
 */
export function onePerPage<Scope extends object, Kept extends { stop: () => void }>() {
  let current: { scope: Scope; account: number; kept: Kept } | undefined;
  return (account: number, scope: Scope, create: () => Kept): Kept => {
    if (current?.scope !== scope || current.account !== account) {
      current?.kept.stop();
      current = { scope, account, kept: create() };
    }
    return current.kept;
  };
}
