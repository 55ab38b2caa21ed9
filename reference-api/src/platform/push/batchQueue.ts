import { setTimeout as wait } from 'node:timers/promises';

/** One event as it goes to a hosted service: its data written as text already. */
export interface QueuedEvent {
  channel: string;
  name: string;
  data: string;
}

export interface BatchQueueOptions {
  send(batch: QueuedEvent[]): Promise<unknown>;
  /** whether a failed batch may succeed later */
  isPassing(error: unknown): boolean;
  /** told of every loss */
  log(text: string): void;
  /** how long to wait before each repeat; a batch that fails once more is lost */
  waitsMs?: readonly number[];
  maxQueued?: number;
}

/** What a hosted Pusher application takes: so many events in one call, so many bytes in one event. */
const BATCH_EVENTS = 10;
const EVENT_BYTES = 10 * 1024;
const MAX_QUEUED = 10_000;
const WAITS_MS = [250, 1000, 4000];

/** Sends events in batches, one after the other, so that they arrive in their order; holds a bounded number of them while the service is away. */
export class BatchQueue {
  readonly #options: Required<BatchQueueOptions>;
  readonly #closing = new AbortController();
  #queue: QueuedEvent[] = [];
  #sending: Promise<void> | undefined;
  #lost = 0;

  constructor(options: BatchQueueOptions) {
    this.#options = { waitsMs: WAITS_MS, maxQueued: MAX_QUEUED, ...options };
  }

  /** Never throws. The oldest events make room when there are too many: the newest make clients read everything again. */
  add(events: QueuedEvent[]): void {
    if (this.#closing.signal.aborted) return;
    const short = events.filter(({ data }) => Buffer.byteLength(data) <= EVENT_BYTES);
    this.#lost += events.length - short.length;
    this.#queue.push(...short);
    this.#lost += this.#queue.splice(0, Math.max(0, this.#queue.length - this.#options.maxQueued)).length;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  }

  /** Waits for what is queued, for so long at most; nothing is taken any more. */
  async close(withinMs: number): Promise<void> {
    const late = setTimeout(() => this.#closing.abort(), withinMs);
    await this.#sending;
    clearTimeout(late);
    this.#closing.abort();
    this.#lost += this.#queue.splice(0).length;
    this.#tellLoss('the server stopped');
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0 && !this.#closing.signal.aborted) {
      this.#tellLoss('too many or too long');
      await this.#sendBatch(this.#queue.splice(0, BATCH_EVENTS));
    }
    this.#tellLoss('too long');
  }

  async #sendBatch(batch: QueuedEvent[]): Promise<void> {
    const { send, isPassing, waitsMs } = this.#options;
    for (const waitMs of [...waitsMs, undefined]) {
      try {
        await send(batch);
        return;
      } catch (error) {
        const isLast = waitMs === undefined || !isPassing(error) || this.#closing.signal.aborted;
        // Ends at once when the queue closes; then there is one more try.
        if (!isLast) await wait(waitMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
        if (!isLast) continue;
        this.#lost += batch.length;
        this.#tellLoss(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  #tellLoss(reason: string): void {
    if (this.#lost > 0) this.#options.log(`Pusher: ${this.#lost} events lost (${reason}).`);
    this.#lost = 0;
  }
}
