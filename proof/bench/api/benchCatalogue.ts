import { figure, quantile } from '#support/figures.ts';
import { logIn, type Caller } from './benchCalls.ts';
import type { MeasuredApi } from './startMeasuredApi.ts';

const NEXT_PAGES = 5;

interface Measured {
  name: string;
  goal?: number;
  query: string;
  body?: object;
}

/** Orders and filters of the catalogue, each as the first call of every viewer. */
const CALLS: Measured[] = [
  { name: 'by name', query: 'page=1' },
  { name: 'best fits first', goal: 80, query: 'sort=fit&page=1' },
  { name: 'beyond the last fit', query: 'sort=fit&page=4000' },
  { name: 'latest visitors first', query: 'sort=seen&page=1' },
  { name: 'common time', goal: 60, query: 'page=1', body: { common_time: {} } },
  { name: 'common time, best fits first', goal: 80, query: 'sort=fit&page=1', body: { common_time: {} } },
];

/** Measures the catalogue among many companies, as viewers of both types with free time, one call after the other. */
export async function benchCatalogue(api: MeasuredApi, companies: number): Promise<string[][]> {
  await api.ask('addCompanies', companies);
  await api.ask('addOrganizing');
  const find = async ({ cookie }: Caller, query: string, body: object = {}) => {
    const answer = await fetch(`${api.url}/api/users?limit=10&${query}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const found = (await answer.json()) as { users: unknown[]; own_slots: number };
    if (found.users.length === 0) throw new Error(`${query} found nobody.`);
    return found;
  };
  const viewers: Caller[] = [];
  for (const caller of await logIn(api.url)) if ((await find(caller, 'page=1')).own_slots > 0) viewers.push(caller);
  const timeOf = async (...call: Parameters<typeof find>) => {
    const started = performance.now();
    await find(...call);
    return performance.now() - started;
  };
  const row = (name: string, times: number[], goal?: number) => [
    name,
    figure(quantile(times, 0.5)),
    figure(quantile(times, 0.95)),
    goal === undefined ? '' : `p95 ≤ ${goal}`,
  ];
  const rows: string[][] = [];
  for (const { name, goal, query, body } of CALLS) {
    const [first, ...others] = viewers;
    // Prepares statements and fills the caches of the database.
    if (first) await find(first, query, body);
    const times: number[] = [];
    for (const viewer of others) times.push(await timeOf(viewer, query, body));
    rows.push(row(name, times, goal));
    if (name !== 'best fits first') continue;
    const next: number[] = [];
    for (const viewer of others)
      for (let page = 2; page < 2 + NEXT_PAGES; page += 1) next.push(await timeOf(viewer, `sort=fit&page=${page}`));
    rows.push(row(`${name}: pages 2 to ${NEXT_PAGES + 1}`, next, 30));
  }
  return rows;
}
