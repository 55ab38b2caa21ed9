import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import { NETWORK_ERROR } from './failureReport.ts';

/** Failures of one kind, over all hours that are kept. */
export interface FailureSummary {
  remote: string;
  build: string;
  expose: string;
  phase: string;
  error: string;
  /** the last one's */
  browser: string;
  shell: string;
  reports: number;
  people: number;
  last_at: Date;
}

/** Rows of the page; the rest is the same in other words. */
const MOST_ROWS = 500;

/** What failed, the build with the latest failure first, in it what most people met. */
export async function findReports(db: Database): Promise<FailureSummary[]> {
  const rows = await selectRows<Omit<FailureSummary, 'last_at'> & { last_at: Date | string }>(
    db,
    sql`
      select remote, build, expose, phase, error, sum(reports)::int as reports, sum(people)::int as people,
        max(last_at) as last_at, (array_agg(browser order by last_at desc))[1] as browser,
        (array_agg(shell order by last_at desc))[1] as shell
      from failure_reports
      group by remote, build, expose, phase, error
      order by max(max(last_at)) over (partition by remote, build) desc, remote, build, people desc, reports desc, error
      limit ${MOST_ROWS}`,
  );
  return rows.map((row) => ({ ...row, last_at: new Date(row.last_at) }));
}

/** What `release --watch` judges a build by. */
export interface FailingBuild {
  remote: string;
  build: string;
  people: number;
}

/** From how many addresses grave failures of each build came in this hour and the last. */
export function findFailingBuilds(db: Database, now: Date): Promise<FailingBuild[]> {
  return selectRows(
    db,
    sql`
      select remote, build, sum(people)::int as people
      from failure_reports
      where phase <> 'event' and not starts_with(error, ${NETWORK_ERROR}) and hour >= date_trunc('hour', ${now.toISOString()}::timestamptz) - interval '1 hour'
      group by remote, build
      order by people desc, remote, build`,
  );
}
