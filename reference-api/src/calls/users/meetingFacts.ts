import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { findAnswerMinutes } from './answerTimes.ts';
import { findCommonTime, type FreeTime } from './freeTime.ts';

type Participant = Schema<'Participant'>;

/**
 * Adds to companies how soon they answer and how much time they have in common with the viewer.
 * @param time the viewer's free time
 */
export async function addMeetingFacts(
  db: Database,
  companies: Participant[],
  time: FreeTime | undefined,
  now: Date,
): Promise<Participant[]> {
  if (companies.length === 0) return companies;
  const ids = companies.map(({ id }) => id);
  const minutes = await findAnswerMinutes(db, ids, now);
  const common = time && (await findCommonTime(db, time, ids));
  return companies.map((company) => {
    const answer_minutes = minutes.get(company.id);
    return {
      ...company,
      ...(answer_minutes !== undefined && { answer_minutes }),
      ...(common && (common.get(company.id) ?? { common_slots: 0 })),
    };
  });
}
