import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { createApp } from 'reference-api/createApp';
import { createClock } from 'reference-api/platform/clock/clock';
import { chatSides } from 'reference-api/platform/database/schema';
import { createLimiter } from 'reference-api/platform/limits/limiter';
import { createReadPlaces } from 'reference-api/platform/limits/readPlaces';
import { createPasswords } from 'reference-api/platform/passwords/passwords';
import { createLocalPush } from 'reference-api/platform/push/localPush';
import { SESSION_COOKIE, SESSION_LIMITS, startSession } from 'reference-api/platform/sessions/sessions';
import { openStorage } from 'reference-api/platform/storage/openStorage';
import { runFolder } from 'tooling/system/runFolder';
import { machineLine, median, table } from '#support/figures.ts';
import { later, temporaryFolder, temporaryServer } from '#support/temporary.ts';
import { explain } from './explain.ts';
import { fillInvitations } from './fillInvitations.ts';
import { planCalls } from './planCalls.ts';
import { openScaledDatabase } from './scaledDatabase.ts';

export interface PlanOptions {
  companies: number;
  messages: number;
  /** An existing server instead of a throwaway one. */
  url?: string | undefined;
  /** File to write. */
  out?: string | undefined;
}

const VIEWER = 1;
const RUNS = 7;
const LIMIT_MS = 50;
// Queries of every call: its session and the settings.
const COMMON = /from "(sessions|settings)"/;

/**
 * Fills a PostgreSQL server, makes the calls through the application, explains the statements that it sent, and writes
 * them to a file.
 */
export async function runPlans({
  companies,
  messages,
  url: server,
  out = join(runFolder, 'plans.md'),
}: PlanOptions): Promise<void> {
  const machine = machineLine();
  const scaled = await openScaledDatabase(server ?? (await temporaryServer(true)), {
    companies,
    messages,
  });
  const { db, pool, seconds } = scaled;
  later(() => pool.end());
  const clock = createClock(undefined);
  if (seconds !== undefined) await fillInvitations(db, clock.now());
  const push = createLocalPush({ appId: 'plans', key: 'plans', secret: 'plans' });
  const app = await createApp({
    db,
    clock,
    push,
    storage: await openStorage(temporaryFolder()),
    publicUrl: 'http://localhost',
    settings: {},
    audit: () => undefined,
    sessionLimits: SESSION_LIMITS,
    passwords: createPasswords(),
    limits: {
      writesPerMinute: Infinity,
      guestBodiesPerMinute: Infinity,
      socketsPerAddress: Infinity,
      attachmentBytes: Infinity,
    },
    owners: new Map(),
    limiter: createLimiter(db, clock),
    reads: createReadPlaces(),
  });
  later(() => app.close());
  const cookie = `${SESSION_COOKIE}=${await startSession(db, VIEWER, clock.now())}`;
  const [chat] = await db
    .select()
    .from(chatSides)
    .where(eq(chatSides.user_id, VIEWER))
    .orderBy(desc(chatSides.chat_id))
    .limit(1);

  const rows: string[][] = [];
  const details: string[] = [];
  for (const { name, method, url, body } of planCalls(chat?.chat_id ?? 0)) {
    const times: number[] = [];
    let statements = scaled.takeStatements();
    for (let run = 0; run < RUNS; run += 1) {
      scaled.takeStatements();
      const started = performance.now();
      const answer = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
      times.push(performance.now() - started);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
      statements = scaled.takeStatements().filter(({ query }) => !COMMON.test(query));
    }
    const plans = [];
    for (const statement of statements) plans.push({ ...statement, ...(await explain(pool, statement)) });
    const slowest = Math.max(0, ...plans.map(({ milliseconds }) => milliseconds));
    rows.push([
      name,
      median(times).toFixed(1),
      slowest > LIMIT_MS ? `**${slowest.toFixed(1)}**` : slowest.toFixed(1),
      String(plans.length),
    ]);
    details.push(`## ${name}\n\`${method} ${decodeURIComponent(url)}\`${body ? ` \`${JSON.stringify(body)}\`` : ''}`);
    for (const { query, params, text } of plans)
      details.push('```sql', query, `-- ${JSON.stringify(params)}`, '```', '```', text, '```');
  }
  const summary = table(['call', 'whole call, ms', 'slowest statement, ms', 'statements'], rows);
  const filled = seconds === undefined ? '' : ` Filling took ${seconds.toFixed(1)} s.`;
  const text = `# Plans of the statements that the reference API sends

Written by \`npm run proof plans\`. ${companies} companies, ${messages} messages.${filled}
Measured on ${machine}

Medians of ${RUNS} calls and of 5 explanations. A whole call includes the session, the settings and the answer; statements that every call sends are not shown.

${summary}

${details.join('\n')}
`;
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, text);
  console.log(`${machine}${filled}\n\n${summary}`);
}
