import { setTimeout as wait } from 'node:timers/promises';

/** An event for a hosted service, with its data already serialised. */
export interface QueuedEvent {
  channel: string;
  name: string;
  data: string;
}

export interface BatchQueueOptions {
  send(batch: QueuedEvent[]): Promise<unknown>;
  /** Whether a failed batch may succeed later. */
  isPassing(error: unknown): boolean;
  /** Called for every loss. */
  log(text: string): void;
  /** Delays before the retries; a batch is lost when the last retry fails. */
  waitsMs?: readonly number[];
  maxQueued?: number;
}

/** Limits of a hosted Pusher application: events per call, and bytes per event. */
const BATCH_EVENTS = 10;
const EVENT_BYTES = 10 * 1024;
const MAX_QUEUED = 10_000;
const WAITS_MS = [250, 1000, 4000];

/** Sends events in sequential batches to preserve their order; keeps a bounded number while the service is unavailable. */
export class BatchQueue {
  readonly #options: Required<BatchQueueOptions>;
  readonly #closing = new AbortController();
  #queue: QueuedEvent[] = [];
  #sending: Promise<void> | undefined;
  #lost = 0;

  constructor(options: BatchQueueOptions) {
    this.#options = { waitsMs: WAITS_MS, maxQueued: MAX_QUEUED, ...options };
  }

  /** Never throws. Drops the oldest events when the queue is full: the newest ones make clients read everything again. */
  add(events: QueuedEvent[]): void {
    if (this.#closing.signal.aborted) return;
    const short = events.filter(({ data }) => Buffer.byteLength(data) <= EVENT_BYTES);
    this.#lost += events.length - short.length;
    this.#queue.push(...short);
    this.#lost += this.#queue.splice(0, Math.max(0, this.#queue.length - this.#options.maxQueued)).length;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  }

  /** Waits a limited time for the queued events; accepts no more. */
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
        // Ends at once when the queue closes; then there is one last try.
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
