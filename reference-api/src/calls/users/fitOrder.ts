import { eq, sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { userActivities, users } from '#platform/database/schema.ts';

/** A company's own side of a fit. */
export type FitSide = NonNullable<Awaited<ReturnType<typeof findFitSide>>>;

/** Reads what the fits of a company depend on. */
export async function findFitSide(db: Database, userId: number) {
  const [side] = await db
    .select({
      type: users.type,
      city_id: users.city_id,
      circulation: users.minimum_circulation,
      sum: users.minimum_sum,
      branding: sql<string>`btrim(${users.branding})`,
      areas: sql<number[]>`array(select activity_id from ${userActivities} where user_id = ${users.id} order by 1)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return side;
}

/** SQL condition: the row's user has chosen one of the activity areas. Their keys, in the index, exclude most users. */
export const hasCommonArea = ({ areas }: FitSide): SQL =>
  sql`(${users.activity_keys} && ${intArray(areas)}::smallint[] and exists (
    select from ${userActivities} where user_id = ${users.id} and activity_id = any(${intArray(areas)})
  ))`;

/** By name among companies that fit equally well. */
const BEST_FIRST = sql`score desc, company_key, id`;

/**
 * The companies that fit, best first: `fitScore` of shared-api in SQL, then by name.
 * @param where condition on users
 * @param most the best ones of them are found sooner than all in order
 */
export async function rankFits(
  db: Database,
  side: FitSide,
  where: SQL | undefined,
  most: number | undefined,
): Promise<Int32Array> {
  const wanted = side.type === 'Заказчик' ? sql`${side.areas.length}::int` : users.wanted_count;
  const [ranked] = await selectRows<{ ids: number[] }>(
    db,
    sql`select coalesce(array_agg(id order by ${BEST_FIRST}), '{}') as ids from (
      select ${users.id}, ${users.company_key}, 100::float8 * common.count / ${wanted}
        + case when ${users.city_id} = ${side.city_id} then 20 else 0 end
        + case when ${users.minimum_circulation} && ${sql.param(side.circulation)}::text[] then 8 else 0 end
        + case when ${users.minimum_sum} && ${sql.param(side.sum)}::text[] then 8 else 0 end
        + case when ${side.branding} <> '' and btrim(${users.branding}) = ${side.branding} then 4 else 0 end as score
      from (
        select user_id, count(*) from ${userActivities} where activity_id = any(${intArray(side.areas)}) group by user_id
      ) as common join ${users} on ${users.id} = common.user_id
      where ${where ?? sql`true`}
      order by ${BEST_FIRST} limit ${most ?? null}
    ) as fit`,
  );
  return Int32Array.from(ranked?.ids ?? []);
}

/** Which areas a customer and a supplier have in common, and how many the customer has chosen; undefined without common ones. */
export function fitOf(side: FitSide, company: Schema<'Participant'>): Schema<'Participant'>['fit'] {
  const theirs = company.activity.map(({ id }) => id);
  const common = theirs.filter((id) => side.areas.includes(id));
  if (common.length === 0) return undefined;
  return { common, wanted: (side.type === 'Заказчик' ? side.areas : theirs).length };
}
