import { sql } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/moscow.ts';
import type { Database } from '#platform/database/database.ts';
import { bucketOf, type FigureReport } from './fieldFigures.ts';

/** Days: long enough for a build and the one before it to stand side by side. */
const KEPT_DAYS = 30;
/** Rows of a day, twice what all pages in two builds need; whoever makes up more of them fills nobody's disk. */
export const DAILY_ROWS = 20_000;

/** Counts the figures of a page view among those of its day. */
export async function storeFigures(db: Database, { shell, device, figures }: FigureReport, now: Date): Promise<void> {
  const rows = figures.map(({ value, ...row }) => ({ ...row, bucket: bucketOf(value) }));
  const day = moscowDate(now);
  await db.execute(sql`
    insert into field_figures as known (day, page, build, shell, figure, device, bucket, total, first_at)
    select ${day}::date, page, build, ${shell}, figure, ${device}, bucket, count(*), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (page text, build text, figure text, bucket smallint)
    where (select count(*) from field_figures where day = ${day}::date) < ${DAILY_ROWS}
      or exists (
        select from field_figures known
        where day = ${day}::date and known.page = said.page and known.build = said.build and shell = ${shell}
          and known.figure = said.figure and device = ${device} and known.bucket = said.bucket
      )
    group by page, build, figure, bucket
    order by page, build, figure, bucket
    on conflict (day, page, build, shell, figure, device, bucket) do update set total = known.total + excluded.total`);
}

/** Deletes what is too old. */
export async function sweepFigures(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from field_figures where day < ${moscowDate(now, -KEPT_DAYS)}::date`);
}
