import { setTimeout as wait } from 'node:timers/promises';
import { ms, quantile } from '#support/figures.ts';
import { temporaryServer } from '#support/temporary.ts';
import { deepSearch, search } from './api/benchReads.ts';
import { startMeasuredApi } from './api/startMeasuredApi.ts';
import { printFigures, type Figure } from './goals.ts';

const COMPANIES = 100_000;
const HOSTILE = 6;
/** Searches of each hostile account at once: more than the server lets wait. */
const PARALLEL = 24;
const CALLS = 100;
const EVERY_MS = 200;
/** Looks like an ordinary first page, and reads the names of all companies. */
const FIRST_PAGE = { page: 1, company: 'ъыъ' };
const WARM_UP_MS = 5000;
const GOAL_MS = 100;
const MOST_MS = 1000;

/**
 * Measures the first page of the catalogue for one company while other accounts search without a pause: half of them deep
 * pages, half of them first pages (OPS-12).
 */
export async function benchStranger(): Promise<string> {
  const api = await startMeasuredApi(await temporaryServer(true));
  await api.ask('addCompanies', COMPANIES);
  const [stranger, ...hostile] = await api.ask('openSessions', HOSTILE + 1);
  if (!stranger) throw new Error('The companies have no sessions.');
  const counts = { searches: 0, refused: 0 };
  const alone = await timesOfPages(api.url, stranger.cookie);
  let isDone = false;
  const searching = hostile.flatMap((account, number) =>
    Array.from({ length: PARALLEL }, async (_, index) => {
      while (!isDone) await search(api.url, account, number % 2 === 0 ? deepSearch(index) : FIRST_PAGE, counts);
    }),
  );
  await wait(WARM_UP_MS);
  const times = await timesOfPages(api.url, stranger.cookie);
  isDone = true;
  await Promise.all(searching);
  await api.stop();
  const title = `First page beside ${HOSTILE} hostile accounts, ${COMPANIES} companies, ${counts.searches} searches`;
  return printFigures(title, [...rowsOf('alone', alone), ...rowsOf('beside them', times)]);
}

const rowsOf = (name: string, times: number[]): Figure[] =>
  [0.5, 0.95].map((share) => {
    const value = quantile(times, share);
    const goal = share === 0.5 ? GOAL_MS : MOST_MS;
    return { name: `${name}, p${100 * share}`, shown: ms(value), value, goal, spread: 0 };
  });

async function timesOfPages(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < CALLS) {
    times.push(await timeOfPage(url, cookie));
    await wait(EVERY_MS);
  }
  return times;
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
