import { DEMO_ACCOUNTS } from 'reference-api/seed/demoAccounts';
import { figure, quantile } from '#support/figures.ts';
import { openSession } from '#support/openSession.ts';
import { DAY_MEETINGS, TABLES } from './fillOrganizer.ts';
import type { MeasuredApi } from './startMeasuredApi.ts';

const TIMES = 15;
const GOAL_MS = 150;
const EXPORT_GOAL_MB = 50;
const ASSIGN_GOAL_MS = 1000;

/** Lists of companies, each as the page asks for it. */
const LISTS: Record<string, string> = {
  'first page': '',
  'by creation': 'sort=created_at&order=desc',
  'by last visit': 'sort=seen_at&order=desc',
  'by meetings': 'sort=meetings&order=desc',
  'a type': 'type=Поставщик',
  waiting: 'state=waiting',
  active: 'state=active',
  blocked: 'state=blocked',
  'a step': 'step=MEETINGS',
  'without activity for 3 days': 'idle=d3',
  'without activity for 7 days': 'idle=d7',
  'never active': 'idle=never',
  'without free time': 'no_slots=1',
  'a part of the name': 'q=Север',
  'a name that is not there': 'q=Ъъъ',
  'the end of a phone': 'q=0012345',
  'the beginning of an e-mail': 'q=scale77@',
  'an id': 'q=%2312345',
};

/**
 * Calls what organizers look at, one call after the other.
 * @returns rows of a table: what, median, 95th percentile, goal
 */
export async function benchOrganizer(api: MeasuredApi, companies: number): Promise<string[][]> {
  await api.ask('addCompanies', companies);
  const day = await api.ask('addOrganizing');
  const { login, password } = DEMO_ACCOUNTS.admin;
  const cookie = await openSession(api.url, DEMO_ACCOUNTS.admin);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${api.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path} of ${login} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const rows: string[][] = [];
  async function measure(name: string, goal: number, work: (turn: number) => Promise<unknown>, times = TIMES) {
    // The first call prepares statements and fills the caches of the database.
    if (times > 1) await work(0);
    const taken: number[] = [];
    for (let turn = 1; turn <= times; turn += 1) {
      const started = performance.now();
      await work(turn);
      taken.push(performance.now() - started);
    }
    rows.push([name, figure(quantile(taken, 0.5)), figure(quantile(taken, 0.95)), `${goal} ms`]);
  }
  // Each time another day, because answers for the same day are kept for 15 s.
  await measure('overview', GOAL_MS, async (turn) =>
    (await call('GET', `/api/organizer/overview?date=2026-01-${String(turn + 10)}`)).json(),
  );
  for (const [name, query] of Object.entries(LISTS))
    await measure(name, GOAL_MS, async () =>
      (await call('GET', `/api/organizer/participants?limit=20&${query}`)).json(),
    );
  const assign = async (dry_run: boolean) =>
    (await (await call('POST', '/api/organizer/meetings/assign', { date: day, keep: true, dry_run })).json()) as {
      assigned: unknown[];
      unplaced: unknown[];
    };
  let plan = { assigned: [] as unknown[], unplaced: [] as unknown[] };
  await measure(
    `plan of ${DAY_MEETINGS} meetings, ${TABLES} tables`,
    ASSIGN_GOAL_MS,
    async () => (plan = await assign(true)),
  );
  await measure('the same, assigned', ASSIGN_GOAL_MS, () => assign(false), 1);
  if (plan.assigned.length < DAY_MEETINGS)
    throw new Error(`${plan.assigned.length} of ${DAY_MEETINGS} meetings got a table.`);
  await call('POST', '/api/organizer/confirm', { password });
  rows.push(await measureExport(api, companies, () => call('GET', '/api/organizer/participants/export?format=csv')));
  return rows;
}

async function measureExport(api: MeasuredApi, companies: number, open: () => Promise<Response>): Promise<string[]> {
  const before = (await api.ask('usage')).rssMb;
  const started = performance.now();
  const answer = await open();
  let lines = 0;
  for await (const chunk of answer.body ?? []) for (const byte of chunk) if (byte === 10) lines += 1;
  const seconds = (performance.now() - started) / 1000;
  const { greatestRssMb } = await api.ask('usage');
  if (lines <= companies) throw new Error(`The export has ${lines} lines for more than ${companies} companies.`);
  const megabytes = `${figure(greatestRssMb - before)} MB more`;
  return [`export of all as CSV, ${lines} lines`, `${figure(seconds)} s`, megabytes, `${EXPORT_GOAL_MB} MB more`];
}
