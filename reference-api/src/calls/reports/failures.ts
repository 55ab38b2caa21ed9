import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';

/** A failure of a page or widget in a browser (docs/deploying.md of the repository). */
export interface FailureReport {
  remote: string;
  build: string;
  expose: string;
  phase: FailureKind['phase'];
  error: string;
  browser: string;
  shell: string;
}

/** The sender of a report: an account, or the network of a guest. */
export interface Reporter {
  name: string;
  isAccount: boolean;
}

type Reporters = Schema<'Reporters'>;
type FailureKind = Schema<'FailureKind'>;

const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 14 * 24 * HOUR_MS;
/** Maximum rows per build, separately for accounts and for networks, so that guests cannot use up the accounts' share. */
export const BUILD_ROWS = 1000;
/** Maximum kinds of failures per reporter and build. */
export const REPORTER_ROWS = 5;
/** Kinds of failures shown per build. */
const SHOWN = 20;
/** Alert thresholds, in reporters per hour. Networks are cheap to get, accounts are not. */
export const ALERT: Readonly<Reporters> = { accounts: 3, networks: 10 };

/**
 * Failures that lose a page: after a failing handler it stays usable, and a failing network (named so by the shell) is not the build's
 * fault.
 */
const isGrave = sql`phase not in ('event', 'harm') and not starts_with(error, 'NetworkError:')`;
const accounts = sql`count(distinct reporter) filter (where is_account`;
const networks = sql`count(distinct reporter) filter (where not is_account`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Stores a report or counts its repeat.
 * @returns the reporters of the build's serious failures in the last hour, guests counted by network
 */
export async function storeFailure(
  db: Database,
  { remote, build, expose, phase, error, browser, shell }: FailureReport,
  { name, isAccount }: Reporter,
  now: Date,
): Promise<Reporters> {
  // The hash includes the build, so that rows of two builds cannot be linked to one person.
  const reporter = createHash('sha256').update(`${build} ${name}`).digest('base64url');
  const ofBuild = sql`remote = ${remote} and build = ${build}`;
  await db.execute(sql`
    insert into failure_reports as known
      (remote, build, expose, phase, error, reporter, is_account, browser, shell, reports, first_at, last_at)
    select ${remote}, ${build}, ${expose}, ${phase}, ${error}, ${reporter}, ${isAccount}::boolean, ${browser}, ${shell}, 1,
      ${at(now)}, ${at(now)}
    where (select count(*) from failure_reports where ${ofBuild} and is_account = ${isAccount}::boolean) < ${BUILD_ROWS}
        and (select count(*) from failure_reports where ${ofBuild} and reporter = ${reporter}) < ${REPORTER_ROWS}
      or exists (
        select from failure_reports
        where ${ofBuild} and reporter = ${reporter} and expose = ${expose} and phase = ${phase} and error = ${error}
      )
    on conflict (remote, build, reporter, expose, phase, error) do update set
      reports = known.reports + 1, browser = excluded.browser, shell = excluded.shell, last_at = excluded.last_at`);
  const [lately] = await selectRows<Reporters>(
    db,
    sql`
      select ${accounts})::int as accounts, ${networks})::int as networks
      from failure_reports where ${ofBuild} and ${isGrave} and last_at > ${at(new Date(now.getTime() - HOUR_MS))}`,
  );
  return lately ?? { accounts: 0, networks: 0 };
}

export const isAlarming = (lately: Reporters) => lately.accounts >= ALERT.accounts || lately.networks >= ALERT.networks;

/** Lists builds with their kinds of failures, the latest failure first. */
export async function findFailures(db: Database, now: Date): Promise<Schema<'FailedBuild'>[]> {
  interface Row extends Omit<FailureKind, 'reporters' | 'first_at' | 'last_at'>, Reporters {
    remote: string;
    build: string;
    late_accounts: number;
    late_networks: number;
    first_at: Date;
    last_at: Date;
  }
  const isLate = sql`${isGrave} and last_at > ${at(new Date(now.getTime() - HOUR_MS))}`;
  const rows = await selectRows<Row>(
    db,
    sql`
      with kinds as (
        select remote, build, expose, phase, error, ${accounts})::int as accounts, ${networks})::int as networks,
          ${accounts} and ${isLate})::int as late_accounts, ${networks} and ${isLate})::int as late_networks,
          sum(reports)::int as reports, min(first_at) as first_at, max(last_at) as last_at,
          (array_agg(browser order by last_at desc))[1] as browser, (array_agg(shell order by last_at desc))[1] as shell
        from failure_reports
        group by grouping sets ((remote, build), (remote, build, expose, phase, error))
      ), placed as (
        select *, max(last_at) over of_build as build_at,
          row_number() over (of_build order by expose is not null, accounts desc, networks desc, reports desc, error) as place
        from kinds window of_build as (partition by remote, build)
      )
      select * from placed where place <= ${SHOWN + 1} order by build_at desc, remote, build, place`,
  );
  // The first row of a build is its total.
  return [...Map.groupBy(rows, ({ remote, build }) => `${remote} ${build}`).values()].flatMap(([sum, ...kinds]) => {
    if (!sum) return [];
    const { remote, build, reports } = sum;
    const lately = { accounts: sum.late_accounts, networks: sum.late_networks };
    return [
      {
        ...{ remote, build, reports, reporters: reportersOf(sum), lately, is_alarming: isAlarming(lately) },
        kinds: kinds.map((kind) => ({
          ...{ expose: kind.expose, phase: kind.phase, error: kind.error, reports: kind.reports },
          ...{ reporters: reportersOf(kind), browser: kind.browser, shell: kind.shell },
          // PGlite and PostgreSQL return timestamps in different types.
          first_at: new Date(kind.first_at).toISOString(),
          last_at: new Date(kind.last_at).toISOString(),
        })),
      },
    ];
  });
}

const reportersOf = ({ accounts: users, networks: guests }: Reporters): Reporters => ({
  accounts: users,
  networks: guests,
});

/** Deletes failures without a report in the last two weeks. */
export async function sweepFailures(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from failure_reports where last_at < ${at(new Date(now.getTime() - KEPT_MS))}`);
}
