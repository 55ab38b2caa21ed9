import { sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';

type Results = NonNullable<Schema<'Overview'>['results']>;

const NONE: Results = { agreed: 0, continue: 0, no_fit: 0, missed: 0, disputed: 0, agreements: 0 };

/** Aggregate over the results of a meeting: a side says that it did not take place. */
const IS_MISSED = sql`bool_or(outcome = 'missed')`;
/** The company that a side says did not come. */
const BLAMED = sql`case who_missed when 'we' then user_id when 'they' then partner_id end`;
/** Aggregate: the sides name different companies, or one of them says that they met. */
const IS_DISPUTED = sql`(bool_or(outcome <> 'missed') or count(distinct ${BLAMED}) > 1)`;

/** Column for a query over `meeting`: what its sides say of a meeting that did not take place, else null. */
export const missedOf: SQL = sql`(
  select jsonb_build_object('by', coalesce(jsonb_agg(distinct ${BLAMED}) filter (where who_missed is not null), '[]'), 'is_disputed', ${IS_DISPUTED})
  from meeting_results where meeting_id = meeting.id having ${IS_MISSED})`;

/** Counts each meeting once, whether one or both of its sides have answered. */
export async function countResults(db: Database): Promise<Results> {
  const [found] = await selectRows<Results>(
    db,
    sql`select count(*) filter (where is_missed)::int as missed,
      count(*) filter (where is_missed and is_disputed)::int as disputed,
      count(*) filter (where not is_missed and agreed)::int as agreed,
      count(*) filter (where not is_missed and not agreed and goes_on)::int as continue,
      count(*) filter (where not is_missed and not agreed and not goes_on)::int as no_fit,
      (select count(*) from meeting_agreements where agreed_text is not null)::int as agreements
    from (
      select ${IS_MISSED} as is_missed, ${IS_DISPUTED} as is_disputed, bool_or(outcome = 'agreed') as agreed, bool_or(outcome = 'continue') as goes_on
      from meeting_results where meeting_id in (select id from meetings) group by meeting_id
    ) as answered`,
  );
  return found ?? NONE;
}
