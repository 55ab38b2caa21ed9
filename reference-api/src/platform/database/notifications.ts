import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { noteLostConnection } from '../errors/outage.ts';

/** Receives the notifications (NOTIFY) of a database. */
export interface Notifications {
  /** Calls `hear` for every later notification of a channel. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** Calls `tell` whenever notifications may have been lost: the connection broke and listens again. */
  onGap(tell: () => void): void;
}

/** Notifications of the embedded PostgreSQL, which has no connection that could break. */
export function pgliteNotifications(client: PGlite): Notifications {
  return {
    listen: async (channel, hear) => void (await client.listen(channel, hear)),
    onGap: () => undefined,
  };
}

/** Shown in pg_stat_activity. */
export const LISTENER_NAME = 'vstrecha-listen';

const RETRY_MS = 500;
const CHECK_MS = 15_000;
const ANSWER_MS = 10_000;

/** A separate connection to PostgreSQL that only listens, and is replaced when it breaks. */
export class ServerNotifications implements Notifications {
  readonly #url: string;
  readonly #channels = new Map<string, ((payload: string) => void)[]>();
  readonly #gaps: (() => void)[] = [];
  readonly #checking: NodeJS.Timeout;
  #client: Promise<Client> | undefined;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
    // A connection whose other end vanished silently looks idle for hours.
    this.#checking = setInterval(() => void this.#check(), CHECK_MS).unref();
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<void> {
    const listeners = this.#channels.get(channel);
    this.#channels.set(channel, [...(listeners ?? []), hear]);
    if (!this.#client) this.#client = this.#connect();
    else if (!listeners) await (await this.#client).query(`listen ${channel}`);
    await this.#client;
  }

  onGap(tell: () => void): void {
    this.#gaps.push(tell);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#checking);
    await (await this.#client?.catch(() => undefined))?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      application_name: LISTENER_NAME,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: ANSWER_MS,
    });
    client.on('notification', ({ channel, payload }) =>
      this.#channels.get(channel)?.forEach((hear) => hear(payload ?? '')),
    );
    // `end` follows; without a listener the error would end the process.
    client.on('error', noteLostConnection);
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => void this.#reconnect());
    return client;
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#client = this.#connect();
        await this.#client;
        for (const tell of this.#gaps) tell();
        return;
      } catch (error) {
        noteLostConnection(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  async #check(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.query('select 1').catch(() => client.end());
  }
}
