import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { createClock } from '#platform/clock/clock.ts';
import { chatSides } from '#platform/database/schema.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { createLocalPush } from '#platform/push/localPush.ts';
import { SESSION_COOKIE, SESSION_LIMITS, startSession } from '#platform/sessions/sessions.ts';
import { openStorage } from '#platform/storage/openStorage.ts';
import { createApp } from '../src/createApp.ts';
import { explain } from './explain.ts';
import { planCalls } from './planCalls.ts';
import { openScaledDatabase } from './scaledDatabase.ts';
import { machineLine, table } from './tables.ts';
import { later, temporaryFolder, temporaryServer, undoAll } from './temporary.ts';

// `npm run plans` makes 100,000 companies and 1,000,000 messages on a throwaway PostgreSQL, makes the calls through the application,
// explains the very statements that it sent, and writes .run/plans.md. `-- --url postgres://…` uses a server that stays.
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '1000000' },
    url: { type: 'string' },
    out: { type: 'string' },
  },
});
const OUT = values.out ?? fileURLToPath(new URL('../../.run/plans.md', import.meta.url));
const VIEWER = 1;
const RUNS = 7;
const LIMIT_MS = 50;
// What every call asks first: whose session it is and what is switched on.
const COMMON = /from "(sessions|settings)"/;

try {
  const machine = machineLine();
  const scaled = await openScaledDatabase(values.url ?? (await temporaryServer()), {
    companies: Number(values.companies),
    messages: Number(values.messages),
  });
  const { db, pool, seconds } = scaled;
  later(() => pool.end());
  const clock = createClock(undefined);
  const push = createLocalPush({ appId: 'plans', key: 'plans', secret: 'plans' });
  const app = await createApp({
    db,
    clock,
    push,
    storage: await openStorage(temporaryFolder()),
    mailer: createMailer(async () => undefined),
    publicUrl: 'http://localhost',
    settings: {},
    audit: () => undefined,
    sessionLimits: SESSION_LIMITS,
    passwords: createPasswords(),
    limits: { writesPerMinute: Infinity, attachmentBytes: Infinity },
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
    const median = times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
    rows.push([
      name,
      median.toFixed(1),
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

Written by \`npm run plans\` in \`reference-api\`. ${values.companies} companies, ${values.messages} messages.${filled}
Measured on ${machine}

Medians of ${RUNS} calls and of 5 explanations. A whole call includes the session, the settings and the answer; statements that every call sends are not shown.

${summary}

${details.join('\n')}
`;
  await mkdir(dirname(OUT), { recursive: true });
  await writeFile(OUT, text);
  console.log(`${machine}${filled}\n\n${summary}`);
} finally {
  await undoAll();
}
