import { setTimeout as wait } from 'node:timers/promises';
import { figure, quantile } from '#support/figures.ts';
import { logIn } from './benchCalls.ts';
import { PushBench } from './benchPush.ts';
import type { MeasuredApi } from './startMeasuredApi.ts';

const ACCEPTED = 1000;
const WARM_UP = 100;
/** Time within which every client must hear of published news. */
const NEWS_MS = 20_000;
const EVERY_MS = 20;

/**
 * Accepts invitations one after another, each by its own recipient.
 * @returns cells of a table: calls, p50 and p99 in milliseconds
 */
export async function benchAnswers(api: MeasuredApi): Promise<string[]> {
  await api.ask('addCompanies', 4 * ACCEPTED);
  const times: number[] = [];
  for (const { id, cookie } of await api.ask('openInvitations', ACCEPTED + WARM_UP))
    times.push(await timeOf(`${api.url}/api/invite/${id}`, cookie, { status: 'ACCEPTED' }));
  await api.stop();
  return describe(times.slice(WARM_UP));
}

/**
 * Publishes news for every company while clients are connected and one company goes on calling.
 * @returns cells of a table: clients, lost events, seconds until the last client had it, then calls, p50 and p99 in milliseconds
 */
export async function benchNews(api: MeasuredApi, clients: number): Promise<string[]> {
  await api.ask('addCompanies', 2 * clients);
  const [caller] = await logIn(api.url);
  if (!caller) throw new Error('The seed has no companies.');
  const bench = new PushBench(api, await api.ask('openSessions', clients));
  await bench.connect();
  await api.ask('publishNews');
  const end = performance.now() + NEWS_MS;
  const times: number[] = [];
  while (performance.now() < end) {
    times.push(await timeOf(`${api.url}/api/user`, caller.cookie));
    await wait(EVERY_MS);
  }
  const { lost, longest } = await bench.collect(clients, clients / (NEWS_MS / 1000));
  await bench.stop();
  await api.stop();
  return [String(clients), String(lost), figure(longest / 1000), ...describe(times)];
}

/** @param change the body of a PUT; without it the call reads */
async function timeOf(url: string, cookie: string, change?: object): Promise<number> {
  const started = performance.now();
  const answer = await fetch(
    url,
    change
      ? { method: 'PUT', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(change) }
      : { headers: { cookie } },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
  return performance.now() - started;
}

const describe = (times: number[]): string[] => [
  String(times.length),
  figure(quantile(times, 0.5)),
  figure(quantile(times, 0.99)),
];
