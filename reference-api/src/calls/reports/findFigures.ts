import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import { summarize, type Distribution } from './distribution.ts';
import type { Device, FigureName } from './fieldFigures.ts';

/** A figure of a page in one build. */
export interface BuildFigure extends Distribution {
  build: string;
}

/** A figure of a page in its newest build, and in the one before it. */
export interface PageFigure {
  /** null for all pages together, by builds of the shell. */
  page: string | null;
  figure: FigureName;
  newest: BuildFigure | undefined;
  former: BuildFigure | undefined;
}

interface Row {
  page: string | null;
  figure: FigureName;
  build: string;
  place: 1 | 2;
  bucket: number;
  total: number;
}

/**
 * What pages took in browsers: first all of them together by builds of the shell, then each by its own. The newest of two builds is the one that
 * was heard of last for the first time.
 */
export async function findFigures(db: Database, device: Device | undefined): Promise<PageFigure[]> {
  const rows = await selectRows<Row>(
    db,
    sql`
      with known as (
        select * from field_figures where ${device ?? null}::text is null or device = ${device ?? null}::text
      ), counted as (
        select page, build, figure, bucket, sum(total)::int as total, min(first_at) as first_at
        from known group by page, build, figure, bucket
        union all
        select null, shell, figure, bucket, sum(total)::int, min(first_at)
        from known group by shell, figure, bucket
      ), builds as (
        select page, build, row_number() over (partition by page order by min(first_at) desc, build desc)::int as place
        from counted group by page, build
      )
      select counted.page, figure, counted.build, place, bucket, total
      from counted
        join builds on counted.build = builds.build and counted.page is not distinct from builds.page
      where place <= 2
      order by counted.page nulls first, bucket`,
  );
  const groups = Map.groupBy(rows, ({ page, figure }) => `${page} ${figure}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { page, figure } = first;
    return { page, figure, newest: ofBuild(group, 1), former: ofBuild(group, 2) };
  });
}

function ofBuild(rows: readonly Row[], place: 1 | 2): BuildFigure | undefined {
  const own = rows.filter((row) => row.place === place);
  return own[0] && { build: own[0].build, ...summarize(own) };
}
