import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Pusher from 'pusher';
import { later } from '#support/temporary.ts';
import { inTurn, type Caller } from './benchCalls.ts';
import type { Session } from './measuredApi.ts';
import type { PushClientsOrder, PushReport } from './pushClients.ts';
import type { MeasuredApi } from './startMeasuredApi.ts';

/** How messages reached the clients of the push server. */
export interface PushFigures extends PushReport {
  sent: number;
  perSecond: number;
  lost: number;
}

const MODULE = fileURLToPath(new URL('./pushClients.ts', import.meta.url));
const KEY = 'vstrecha-local';
const CHANNELS_PER_TRIGGER = 100;
const LAST_MESSAGES_MS = 5000;
const now = () => performance.timeOrigin + performance.now();

/** Clients of the push server, each subscribed to its own private channel. */
export class PushBench {
  readonly #child: ChildProcess = fork(MODULE);
  readonly #api: MeasuredApi;
  readonly #sessions: Session[];
  readonly #urls: string[];

  /** @param urls the processes that the clients connect to in turn */
  constructor(api: MeasuredApi, sessions: Session[], urls = [api.url]) {
    this.#api = api;
    this.#sessions = sessions;
    this.#urls = urls;
    later(() => this.stop());
  }

  async connect(): Promise<void> {
    await this.#ask({ kind: 'connect', urls: this.#urls, key: KEY, sessions: this.#sessions });
  }

  /** Triggers one event per second for every client by the official server library, a hundred channels at a time. */
  async trigger(seconds: number): Promise<PushFigures> {
    const { hostname, port } = new URL(this.#api.url);
    const pusher = new Pusher({
      appId: KEY,
      key: KEY,
      secret: this.#api.pushSecret,
      host: hostname,
      port,
      useTLS: false,
    });
    const groups: string[][] = [];
    for (let start = 0; start < this.#sessions.length; start += CHANNELS_PER_TRIGGER) {
      groups.push(this.#sessions.slice(start, start + CHANNELS_PER_TRIGGER).map(({ id }) => `private-user-${id}`));
    }
    const group = inTurn(groups);
    const started = performance.now();
    const calls: Promise<unknown>[] = [];
    for (let number = 0; number < seconds * groups.length; number += 1) {
      await setTimeout(Math.max(0, started + (number * 1000) / groups.length - performance.now()));
      calls.push(pusher.trigger(group(), 'tick', { sentAt: now() }));
    }
    await Promise.all(calls);
    const perSecond = (seconds * this.#sessions.length * 1000) / Math.max(seconds * 1000, performance.now() - started);
    return this.collect(seconds * this.#sessions.length, perSecond);
  }

  /**
   * Sends messages by `POST /api/message` to the clients in turn, at even intervals: stored, then pushed.
   * @param rate messages per second
   */
  async write(senders: Caller[], seconds: number, rate: number): Promise<PushFigures> {
    const [sender, recipient, url] = [inTurn(senders), inTurn(this.#sessions), inTurn(this.#urls)];
    const started = performance.now();
    const calls: Promise<void>[] = [];
    for (let number = 0; number < seconds * rate; number += 1) {
      await setTimeout(Math.max(0, started + (number * 1000) / rate - performance.now()));
      calls.push(send(url(), sender(), recipient()));
    }
    await Promise.all(calls);
    return this.collect(calls.length, (calls.length * 1000) / (performance.now() - started));
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  /** Waits some seconds for events that are still under way, then counts those that came. */
  async collect(sent: number, perSecond: number): Promise<PushFigures> {
    await setTimeout(LAST_MESSAGES_MS);
    const report = (await this.#ask({ kind: 'report' })) as PushReport;
    return { ...report, sent, perSecond, lost: Math.max(0, sent - report.received) };
  }

  async #ask(order: PushClientsOrder): Promise<unknown> {
    const answer = once(this.#child, 'message');
    const exit = once(this.#child, 'exit').then(() => Promise.reject(new Error('The push clients ended.')));
    exit.catch(() => undefined);
    this.#child.send(order);
    const [message] = (await Promise.race([answer, exit])) as [unknown];
    return message;
  }
}

async function send(url: string, { cookie }: Caller, { id }: Session): Promise<void> {
  const answer = await fetch(`${url}/api/message`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: id, text: String(now()), attachments: [], client_id: randomUUID() }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A message was answered ${answer.status}: ${text}`);
}
