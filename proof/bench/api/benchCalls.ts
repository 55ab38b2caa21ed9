import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from 'reference-api/seed/demoAccounts';
import { openSession } from '#support/openSession.ts';
import type { Session } from './measuredApi.ts';

/** A logged-in user. */
export interface Caller extends Session {
  type: string;
}

/** Results of calling one address as fast as it answers. */
export interface CallFigures {
  perSecond: number;
  p50: number;
  p99: number;
  answers: number;
  failures: number;
}

interface Call {
  path: string;
  /** The next caller's cookie, and the body. */
  next(): { cookie: string; body: object };
}

export const CONNECTIONS = 50;
// The first users of the seed are special ones.
const FIRST_ORDINARY = 14;

/** Logs in as many seeded companies as there are connections. */
export async function logIn(url: string): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (let number = FIRST_ORDINARY; callers.length < CONNECTIONS; number += 1) {
    const account = { login: `company${number}@vstrecha.example`, password: DEMO_PASSWORD };
    const cookie = await openSession(url, account);
    const user = (await (await fetch(`${url}/api/user`, { headers: { cookie } })).json()) as {
      id: number;
      type: string;
    };
    callers.push({ id: user.id, type: user.type, cookie });
  }
  return callers;
}

/** The first page of the catalogue, fetched by all callers in turn. */
export function catalogueCall(callers: Caller[]): Call {
  const caller = inTurn(callers);
  return { path: '/api/users?limit=10&page=1', next: () => ({ cookie: caller().cookie, body: {} }) };
}

/** A message from each caller in turn to a user of the opposite type. */
export function messageCall(callers: Caller[]): Call {
  const sender = inTurn(callers);
  const recipients = new Map(
    ['Заказчик', 'Поставщик'].map((type) => [type, inTurn(callers.filter((caller) => caller.type !== type))]),
  );
  return {
    path: '/api/message',
    next() {
      const { cookie, type } = sender();
      return {
        cookie,
        body: {
          user_id: recipients.get(type)?.().id,
          text: 'Добрый день! Интересуют кружки с логотипом, тираж 300 штук.',
          attachments: [],
          client_id: randomUUID(),
        },
      };
    },
  };
}

/** Calls processes of one API at once, each with an equal share of the connections; times are those of the slowest one. */
export async function benchProcesses(urls: string[], call: Call, seconds: number): Promise<CallFigures> {
  const share = Math.ceil(CONNECTIONS / urls.length);
  const figures = await Promise.all(urls.map((url) => benchCalls(url, call, seconds, share)));
  const sum = (name: keyof CallFigures) => figures.reduce((total, found) => total + found[name], 0);
  const greatest = (name: keyof CallFigures) => Math.max(...figures.map((found) => found[name]));
  return {
    perSecond: sum('perSecond'),
    p50: greatest('p50'),
    p99: greatest('p99'),
    answers: sum('answers'),
    failures: sum('failures'),
  };
}

/** Calls as often as the API answers. */
export async function benchCalls(
  url: string,
  call: Call,
  seconds: number,
  connections = CONNECTIONS,
): Promise<CallFigures> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: call.path,
        setupRequest(request) {
          const { cookie, body } = call.next();
          return { ...request, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) };
        },
      },
    ],
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers: result['2xx'],
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Cycles through a list endlessly. */
export function inTurn<Item>(items: Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index % items.length];
    index += 1;
    if (item === undefined) throw new Error('There is nobody to take in turn.');
    return item;
  };
}
