import { sql } from 'drizzle-orm';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';

/**
 * Compares the kept free time of all companies with their slots and meetings, and corrects it.
 * @throws Error that names the number of companies whose free time differed
 */
export async function checkFreeTime(db: Database): Promise<void> {
  const differing = await selectRows<{ user_id: number }>(
    db,
    sql`select user_id from free_time_of(array(select user_id from company_facts)) as fresh full join free_time as kept using (user_id)
      where fresh.bits is distinct from kept.bits`,
  );
  if (differing.length === 0) return;
  await db.execute(sql`select update_free_time(${intArray(differing.map(({ user_id }) => user_id))})`);
  throw new Error(
    `The kept free time of ${differing.length} companies differed from their slots and meetings. It is corrected.`,
  );
}
