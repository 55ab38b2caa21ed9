import type { MeasuredApi } from './startMeasuredApi.ts';

/** The highest cost of one hostile body among several rounds. */
export interface BodyFigures {
  name: string;
  answer: string;
  /** CPU time of the API. */
  cpuMs: number;
  longestStallMs: number;
}

const ROUNDS = 10;
const BRACKETS = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const numbers = (bytes: number) => `[${'1,'.repeat(bytes / 2)}1]`;

/** Sends bodies built to be expensive, as a guest and as a logged-in user. */
export async function benchBodies(api: MeasuredApi, member: { cookie: string }): Promise<BodyFigures[]> {
  const small = numbers(60_000);
  const large = numbers(1_400_000);
  const nobody = { cookie: '' };
  const cases: [name: string, path: string, { cookie: string }, body: string][] = [
    ['guest: 100,000 brackets', '/api/auth/login', nobody, BRACKETS],
    ['guest: 60 KB of numbers', '/api/auth/login', nobody, `{"login":${small},"password":"123456"}`],
    ['guest: 1.4 MB of numbers', '/api/auth/login', nobody, large],
    ['guest: 1.4 MB of numbers as a mailing', '/api/sending', nobody, `{"user_ids":${large}}`],
    ['member: 60 KB of numbers', '/api/users', member, `{"activity":${small}}`],
    ['member: 100,000 brackets as a mailing', '/api/sending', member, `{"user_ids":${BRACKETS}}`],
    ['member: 1.4 MB of numbers as a mailing', '/api/sending', member, `{"user_ids":${large}}`],
    ['member: the same with a key «__proto__»', '/api/sending', member, `{"user_ids":${large},"__proto__":1}`],
  ];
  const figures: BodyFigures[] = [];
  for (const [name, path, { cookie }, body] of cases)
    figures.push({ name, ...(await measure(api, path, cookie, body)) });
  return figures;
}

async function measure(
  api: MeasuredApi,
  path: string,
  cookie: string,
  body: string,
): Promise<Omit<BodyFigures, 'name'>> {
  let answer = '';
  let cpuMs = 0;
  let longestStallMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.ask('usage');
    const response = await fetch(`${api.url}${path}`, {
      method: 'POST',
      body,
      headers: { cookie, 'content-type': 'application/json' },
    });
    answer = `${response.status} ${await response.text()}`;
    const usage = await api.ask('usage');
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    longestStallMs = Math.max(longestStallMs, usage.longestStallMs);
  }
  return { answer, cpuMs, longestStallMs };
}
