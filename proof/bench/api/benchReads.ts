import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '#support/figures.ts';
import type { Session } from './measuredApi.ts';

/** Durations of another user's calls, and the number of searches meanwhile. */
export interface ReadFigures {
  name: string;
  calls: number;
  p50: number;
  p99: number;
  /** Answered per second. */
  searches: number;
  /** Answered 429 per second. */
  refused: number;
}

/** Most that searches may lengthen another user's p99 (OPS-04). */
const MOST_TIMES = 5;
const SEARCHERS = 30;
/** Pause of a searcher after a refusal; without it the benchmark would measure its own speed. */
const PAUSE_MS = 100;
const EVERY_MS = 20;
const WARM_UP_MS = 2000;

/** Measures GET /api/user of one user alone, then while another user searches the catalogue continuously. */
export async function benchReads(
  url: string,
  attacker: Session,
  other: Session,
  seconds: number,
): Promise<ReadFigures[]> {
  const figures: ReadFigures[] = [];
  for (const searchers of [0, SEARCHERS]) {
    const counts = { searches: 0, refused: 0 };
    const end = performance.now() + WARM_UP_MS + seconds * 1000;
    const searching = Array.from({ length: searchers }, async (_, index) => {
      while (performance.now() < end) await search(url, attacker, deepSearch(index), counts);
    });
    await wait(WARM_UP_MS);
    Object.assign(counts, { searches: 0, refused: 0 });
    const times = await timesOf(url, other, end);
    figures.push({
      name: searchers === 0 ? 'nothing' : `${searchers} searches`,
      calls: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      searches: counts.searches / seconds,
      refused: counts.refused / seconds,
    });
    await Promise.all(searching);
  }
  return figures;
}

/** Compares the p99 during searches with the quiet one. @returns a sentence when the goal is missed */
export function missedGoal([quiet, ...busy]: readonly Pick<ReadFigures, 'name' | 'p99'>[]): string | undefined {
  const worst = busy.find(({ p99 }) => !(p99 <= MOST_TIMES * (quiet?.p99 ?? 0)));
  if (!worst) return undefined;
  const times = (worst.p99 / (quiet?.p99 ?? 0)).toFixed(1);
  return `${worst.name}: p99 is ${times} times the quiet one; the goal is at most ${MOST_TIMES} times.`;
}

interface Search {
  page: number;
  company: string;
}

/** As expensive as the catalogue allows. */
export const deepSearch = (index: number): Search => ({ page: index + 1, company: 'а' });

/** Searches all companies, pausing after a refusal. */
export async function search(
  url: string,
  { cookie }: Session,
  { page, company }: Search,
  counts: { searches: number; refused: number },
): Promise<void> {
  const answer = await fetch(`${url}/api/users?limit=100&page=${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ company, meetingStatus: 2, communicationStatus: 2 }),
  });
  await answer.arrayBuffer();
  if (answer.status === 200) counts.searches += 1;
  else {
    counts.refused += 1;
    await wait(PAUSE_MS);
  }
}

/** Durations of sequential calls in milliseconds. */
async function timesOf(url: string, { cookie }: Session, end: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/user`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`GET /api/user was answered ${answer.status}.`);
    times.push(performance.now() - started);
    await wait(EVERY_MS);
  }
  return times;
}
