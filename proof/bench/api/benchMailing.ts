import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Caller } from './benchCalls.ts';
import type { MeasuredApi } from './startMeasuredApi.ts';

/** Cost of one step of a mailing to all companies. */
export interface MailingStep {
  name: string;
  seconds: number;
  megabytes: number;
  longestStallMs: number;
  greatestRssMb: number;
  /** The longest small call of another user meanwhile. */
  othersLongestMs: number;
  result: string;
}

const LIMIT = 99_999;
const OTHER_CALL_EVERY_MS = 20;

/** Size of an answer; `finish` evaluates the answer after the measurement. */
interface Outcome {
  bytes: number;
  finish: () => Promise<string>;
}

/** Finds all companies with one call, writes to them with another, and repeats the latter. */
export async function benchMailing(api: MeasuredApi, sender: Caller, other: Caller): Promise<MailingStep[]> {
  const headers = { cookie: sender.cookie, 'content-type': 'application/json' };
  async function post(path: string, body: object): Promise<Buffer[]> {
    const answer = await fetch(`${api.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    const pieces: Buffer[] = [];
    for await (const piece of answer.body ?? []) pieces.push(Buffer.from(piece as Uint8Array));
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${Buffer.concat(pieces).toString().slice(0, 200)}`);
    return pieces;
  }
  const sizeOf = (pieces: Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
  let ids: number[] = [];
  const client_id = randomUUID();
  const before = await api.ask('countWritten', sender.id);
  async function find(): Promise<Outcome> {
    const pieces = await post(`/api/users?limit=${LIMIT}`, { sending: true });
    return {
      bytes: sizeOf(pieces),
      async finish() {
        ids = (JSON.parse(Buffer.concat(pieces).toString()) as { users: { id: number }[] }).users.map(({ id }) => id);
        return `${new Set(ids).size} companies`;
      },
    };
  }
  async function send(): Promise<Outcome> {
    const pieces = await post('/api/sending', {
      user_ids: ids,
      text: 'Приглашаем на наш стенд',
      attachments: [],
      client_id,
    });
    return {
      bytes: sizeOf(pieces),
      async finish() {
        const { messages, chats } = await api.ask('countWritten', sender.id);
        return `${Buffer.concat(pieces).toString()}, written: ${messages - before.messages}, chats: ${chats - before.chats}`;
      },
    };
  }
  return [
    await measure(api, other, 'find everybody', find),
    await measure(api, other, 'write to everybody', send),
    await measure(api, other, 'the same request again', send),
  ];
}

async function measure(
  api: MeasuredApi,
  other: Caller,
  name: string,
  step: () => Promise<Outcome>,
): Promise<MailingStep> {
  let isDone = false;
  let othersLongestMs = 0;
  const others = (async () => {
    while (!isDone) {
      const asked = performance.now();
      await (await fetch(`${api.url}/api/user`, { headers: { cookie: other.cookie } })).text();
      othersLongestMs = Math.max(othersLongestMs, performance.now() - asked);
      await setTimeout(OTHER_CALL_EVERY_MS);
    }
  })();
  await api.ask('usage');
  const started = performance.now();
  const { bytes, finish } = await step().finally(() => {
    isDone = true;
  });
  const seconds = (performance.now() - started) / 1000;
  await others;
  const { longestStallMs, greatestRssMb } = await api.ask('usage');
  return {
    name,
    seconds,
    megabytes: bytes / 1e6,
    longestStallMs,
    greatestRssMb,
    othersLongestMs,
    result: await finish(),
  };
}
