import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Notifications } from '../database/notifications.ts';
import { noteOutage } from '../errors/outage.ts';
import { log } from '../log/log.ts';

/** Messages between the API processes that share a database. */
export type BusMessage =
  | { kind: 'event'; channel: string; event: string; data: string; except: string | undefined }
  | { kind: 'came'; channel: string; members: { user_id: string; user_info?: unknown }[] }
  | { kind: 'went'; channel: string; userId: string }
  /** Asks every process to list its connected members. */
  | { kind: 'hello' }
  | { kind: 'alive' }
  | { kind: 'bye' }
  /** Messages of this process may have been lost. */
  | { kind: 'gap' };

const CHANNEL = 'vstrecha_push';
// PostgreSQL allows 8000 bytes per notification; the rest is for the header.
const PIECE = 7800;
const RETRY_MS = 1000;

/** Carries messages between the processes by NOTIFY, in order, long ones in pieces. */
export class ProcessBus {
  readonly #id = randomBytes(8).toString('hex');
  readonly #db: Database;
  readonly #pieces = new Map<string, string>();
  #queue: string[] = [];
  #count = 0;
  #isSending = false;
  #isClosed = false;
  /** Called once after messages of this process were lost: when the others have been notified. */
  onLoss: () => void = () => undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  async listen(notifications: Notifications, hear: (from: string, message: BusMessage) => void): Promise<void> {
    await notifications.listen(CHANNEL, (payload) => this.#assemble(payload, hear));
  }

  send(message: BusMessage): void {
    if (this.#isClosed) return;
    this.#queue.push(...this.#cut(message));
    if (!this.#isSending) void this.#sendAll();
  }

  /** Sends messages with the commit of a transaction; a rollback drops them. */
  async sendWith(tx: Database, messages: BusMessage[]): Promise<void> {
    if (messages.length > 0)
      await notify(
        tx,
        messages.flatMap((message) => this.#cut(message)),
      );
  }

  #cut(message: BusMessage): string[] {
    const text = Buffer.from(JSON.stringify(message)).toString('base64');
    // PostgreSQL drops duplicate notifications within a transaction, so a number makes each one unique.
    const number = (this.#count += 1);
    const count = Math.ceil(text.length / PIECE);
    return Array.from(
      { length: count },
      (_, index) =>
        `${this.#id} ${number} ${index === count - 1 ? 'end' : 'more'} ${text.slice(index * PIECE, (index + 1) * PIECE)}`,
    );
  }

  /** Waits until queued messages are sent; accepts no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const deadline = performance.now() + 500;
    while (this.#isSending && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  async #sendAll(): Promise<void> {
    let hasLost = false;
    this.#isSending = true;
    while (this.#queue.length > 0) {
      try {
        await notify(this.#db, this.#queue.splice(0));
        if (hasLost) this.onLoss();
        hasLost = false;
      } catch (error) {
        if (this.#isClosed) break;
        if (!noteOutage(error)) log.error(`PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
        hasLost = true;
        // Clients read everything again after a gap, so it replaces all that waits.
        this.#queue = this.#cut({ kind: 'gap' });
      }
    }
    this.#isSending = false;
  }

  #assemble(payload: string, hear: (from: string, message: BusMessage) => void): void {
    const [from = '', number = '', state, piece = ''] = payload.split(' ');
    if (from === this.#id) return;
    const key = `${from} ${number}`;
    const text = (this.#pieces.get(key) ?? '') + piece;
    if (state === 'more') {
      this.#pieces.set(key, text);
      return;
    }
    this.#pieces.delete(key);
    hear(from, JSON.parse(Buffer.from(text, 'base64').toString()) as BusMessage);
  }

  /** Drops incomplete messages after a gap: their remaining pieces are lost. */
  forgetPieces(): void {
    this.#pieces.clear();
  }
}

async function notify(db: Database, pieces: string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${CHANNEL}, piece) from json_array_elements_text(${JSON.stringify(pieces)}::json) as piece`,
  );
}
