import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { FailureReport } from './failureReport.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After so long nobody asks any more why a build failed. */
const KEPT_MS = 14 * DAY_MS;
/** Kinds of failures within an hour; whoever makes up more of them fills nobody's disk. */
export const HOURLY_KINDS = 1000;

/** Counts a report beside those of its kind and hour. @param isNewPerson whether its address is counted for this build and hour */
export async function storeReport(
  db: Database,
  { remote, build, expose, phase, error, browser, shell }: FailureReport,
  { isNewPerson, now }: { isNewPerson: boolean; now: Date },
): Promise<void> {
  const hour = sql`date_trunc('hour', ${now.toISOString()}::timestamptz)`;
  await db.execute(sql`
    insert into failure_reports as known
      (hour, remote, build, expose, phase, error, browser, shell, reports, people, last_at)
    select ${hour}, ${remote}, ${build}, ${expose}, ${phase}, ${error}, ${browser}, ${shell}, 1,
      ${isNewPerson ? 1 : 0}::int, ${now.toISOString()}::timestamptz
    where (select count(*) from failure_reports where hour = ${hour}) < ${HOURLY_KINDS}
      or exists (
        select from failure_reports
        where hour = ${hour} and remote = ${remote} and build = ${build} and expose = ${expose} and phase = ${phase}
          and error = ${error}
      )
    on conflict (hour, remote, build, expose, phase, error) do update set
      reports = known.reports + 1,
      people = known.people + excluded.people,
      browser = excluded.browser,
      shell = excluded.shell,
      last_at = excluded.last_at`);
}

/** Deletes what is too old. */
export async function sweepReports(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS);
  await db.execute(sql`delete from failure_reports where hour < ${oldest.toISOString()}::timestamptz`);
}
