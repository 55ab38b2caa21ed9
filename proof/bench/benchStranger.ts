import { setTimeout as wait } from 'node:timers/promises';
import { ms, quantile } from '#support/figures.ts';
import { temporaryServer } from '#support/temporary.ts';
import { search } from './api/benchReads.ts';
import { startMeasuredApi } from './api/startMeasuredApi.ts';
import { printFigures } from './goals.ts';

const COMPANIES = 100_000;
const HOSTILE = 6;
/** Searches of each hostile account at once: more than the server lets wait. */
const PARALLEL = 24;
const CALLS = 200;
const EVERY_MS = 50;
const WARM_UP_MS = 5000;
const GOAL_MS = 100;

/** Measures the first page of the catalogue for one company while other accounts search without a pause (OPS-12). */
export async function benchStranger(): Promise<string> {
  const api = await startMeasuredApi(await temporaryServer(true));
  await api.ask('addCompanies', COMPANIES);
  const [stranger, ...hostile] = await api.ask('openSessions', HOSTILE + 1);
  if (!stranger) throw new Error('The companies have no sessions.');
  const counts = { searches: 0, refused: 0 };
  let isDone = false;
  const searching = hostile.flatMap((account) =>
    Array.from({ length: PARALLEL }, async (_, index) => {
      while (!isDone) await search(api.url, account, index, counts);
    }),
  );
  await wait(WARM_UP_MS);
  const times: number[] = [];
  while (times.length < CALLS) {
    times.push(await timeOfPage(api.url, stranger.cookie));
    await wait(EVERY_MS);
  }
  isDone = true;
  await Promise.all(searching);
  await api.stop();
  const p50 = quantile(times, 0.5);
  const title = `First page beside ${HOSTILE} hostile accounts, ${COMPANIES} companies, ${counts.searches} searches`;
  return printFigures(title, [
    { name: 'p50', shown: ms(p50), value: p50, goal: GOAL_MS, spread: 0 },
    { name: 'p95', shown: ms(quantile(times, 0.95)), value: quantile(times, 0.95), goal: 10 * GOAL_MS, spread: 0 },
  ]);
}

async function timeOfPage(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/users?limit=10&page=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The first page was answered ${answer.status}.`);
  return performance.now() - started;
}
