import { sql } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';

type PageFigure = Schema<'PageFigure'>;
type BuildFigure = Schema<'BuildFigure'>;
type FigureName = PageFigure['figure'];

export interface FieldFigure {
  figure: FigureName;
  /** A remote's page by its name in the federation contract, or the pattern of one of the shell's own routes. */
  page: string;
  /** The remote's build, or the shell's. */
  build: string;
  /** Milliseconds; thousandths for `cls`. */
  value: number;
}

export interface FigureReport {
  shell: string;
  device: Schema<'Device'>;
  figures: FieldFigure[];
}

/** Days: long enough to compare a build with the previous one. */
const KEPT_DAYS = 30;
/** Maximum rows per build and day, about twice what its pages need. */
export const BUILD_DAY_ROWS = 5000;
/** Minimum number of values of each build for a comparison. */
const FEWEST = 30;
const TOLERANCE = 1.2;
/** Smallest noticeable difference, regardless of the ratio: milliseconds, thousandths for `cls`. */
const NOTICEABLE: Readonly<Record<FigureName, number>> = { lcp: 100, inp: 24, cls: 10, first: 100, next: 24 };
/** Buckets per doubling: a value read from its bucket is off by 4.5 % at most. */
const STEPS = 8;

export const bucketOf = (value: number) => (value < 1 ? 0 : Math.round(Math.log2(value) * STEPS) + 1);
export const valueOf = (bucket: number) => (bucket === 0 ? 0 : 2 ** ((bucket - 1) / STEPS));

/** Adds the figures of a page view to the counts of its day. */
export async function storeFigures(db: Database, { shell, device, figures }: FigureReport, now: Date): Promise<void> {
  const rows = figures.map(({ value, ...row }) => ({ ...row, bucket: bucketOf(value) }));
  const day = sql`${moscowDate(now)}::date`;
  await db.execute(sql`
    insert into field_figures as known (day, page, build, shell, figure, device, bucket, total, first_at)
    select ${day}, page, build, ${shell}, figure, ${device}, bucket, count(*), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (page text, build text, figure text, bucket smallint)
    where (select count(*) from field_figures where day = ${day} and build = sent.build) < ${BUILD_DAY_ROWS}
      or exists (
        select from field_figures known
        where day = ${day} and known.page = sent.page and known.build = sent.build and shell = ${shell}
          and known.figure = sent.figure and device = ${device} and known.bucket = sent.bucket
      )
    group by page, build, figure, bucket
    order by page, build, figure, bucket
    on conflict (day, page, build, shell, figure, device, bucket) do update set total = known.total + excluded.total`);
}

/**
 * Lists figures of all pages together by shell build, then of each page by its own build. The build first reported later is the newer one.
 */
export async function findFigures(db: Database, device: Schema<'Device'> | undefined): Promise<PageFigure[]> {
  type Row = Pick<PageFigure, 'page' | 'figure'> & { build: string; place: number; bucket: number; total: number };
  const rows = await selectRows<Row>(
    db,
    sql`
      with counted as (
        select page, coalesce(build, shell) as build, figure, bucket,
          sum(total)::int as total, min(first_at) as first_at
        from field_figures where ${device ?? null}::text is null or device = ${device ?? null}::text
        group by grouping sets ((page, build, figure, bucket), (shell, figure, bucket))
      ), builds as (
        select page, build, row_number() over (partition by page order by min(first_at) desc, build desc)::int as place
        from counted group by page, build
      )
      select counted.page, figure, counted.build, place, bucket, total
      from counted join builds on counted.build = builds.build and counted.page is not distinct from builds.page
      where place <= 2
      order by counted.page nulls first, bucket`,
  );
  return [...Map.groupBy(rows, ({ page, figure }) => `${page} ${figure}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const [newest, former] = [1, 2].map((place) => summarize(group.filter((row) => row.place === place)));
    const builds = [newest, former].filter((build) => build !== undefined);
    return { page: first.page, figure: first.figure, builds, is_worse: isWorse(first.figure, newest, former) };
  });
}

/** @param rows of one build, by ascending buckets */
function summarize(rows: readonly { build: string; bucket: number; total: number }[]): BuildFigure | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const markAt = (share: number) => {
    let passed = 0;
    return valueOf(rows.find((row) => (passed += row.total) >= share * total)?.bucket ?? 0);
  };
  return { build: first.build, total, median: markAt(0.5), p75: markAt(0.75), p95: markAt(0.95) };
}

function isWorse(figure: FigureName, newest?: BuildFigure, former?: BuildFigure): boolean {
  if (!newest || !former || newest.total < FEWEST || former.total < FEWEST) return false;
  return newest.p75 > former.p75 * TOLERANCE && newest.p75 - former.p75 >= NOTICEABLE[figure];
}

/** Deletes figures older than 30 days. */
export async function sweepFigures(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from field_figures where day < ${moscowDate(now, -KEPT_DAYS)}::date`);
}
