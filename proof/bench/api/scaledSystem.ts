import { Client } from 'pg';
import { later } from '#support/temporary.ts';
import { parentOf, processorTimeWithChildren } from './processorTime.ts';
import { startMeasuredApi, type MeasuredApi } from './startMeasuredApi.ts';

/** Processor time and notifications since the last call. */
export interface Usage {
  /** Of all processes, and of the last one that was started. */
  apiMs: number;
  lastApiMs: number;
  databaseMs: number;
  notifications: number;
}

/** API processes on one database, with their use of the processor. */
export class ScaledSystem {
  readonly apis: MeasuredApi[] = [];
  readonly #databaseUrl: string;
  readonly #client: Client;
  #postmaster = 0;
  #databaseMs = 0;
  #notifications = 0;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#client = new Client(databaseUrl);
  }

  get urls(): string[] {
    return this.apis.map(({ url }) => url);
  }

  /** The first process, which also fills the database. */
  get first(): MeasuredApi {
    const [first] = this.apis;
    if (!first) throw new Error('No process has been started.');
    return first;
  }

  async addProcess(): Promise<void> {
    this.apis.push(await startMeasuredApi(this.#databaseUrl));
    if (this.#postmaster === 0) await this.#watchDatabase();
  }

  async usage(): Promise<Usage> {
    const used = await Promise.all(this.apis.map((api) => api.ask('usage')));
    const [databaseMs, notifications] = [processorTimeWithChildren(this.#postmaster), this.#notifications];
    const usage = {
      apiMs: used.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      lastApiMs: used.at(-1)?.cpuMs ?? 0,
      databaseMs: databaseMs - this.#databaseMs,
      notifications,
    };
    this.#databaseMs = databaseMs;
    this.#notifications = 0;
    return usage;
  }

  async stop(): Promise<void> {
    for (const api of this.apis) await api.stop();
  }

  async #watchDatabase(): Promise<void> {
    await this.#client.connect();
    later(() => this.#client.end());
    this.#client.on('notification', () => (this.#notifications += 1));
    await this.#client.query('listen vstrecha_push');
    const { rows } = await this.#client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.#postmaster = parentOf(rows[0]?.pid ?? 0);
  }
}
