import { eq, inArray, sql } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { activities, industries, userActivities, users } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { readCompanyForm } from './companyForm.ts';

export const saveCompanyInfo = userOperation('saveCompanyInfo', async ({ body, viewer }, { db }) => {
  const { activity, circulation, sum, ...fields } = readCompanyForm(body, viewer);
  await db.transaction(async (tx) => {
    await lockUsers(tx, [viewer.id]);
    await requireActivities(tx, activity);
    await requireIndustry(tx, fields.industry);
    const step = sql`case ${users.registration_step} when 'COMPANY' then 'FILES' else ${users.registration_step} end`;
    await tx
      .update(users)
      .set({ ...fields, minimum_circulation: circulation, minimum_sum: sum, registration_step: step })
      .where(eq(users.id, viewer.id));
    await tx.delete(userActivities).where(eq(userActivities.user_id, viewer.id));
    if (activity.length > 0)
      await tx.insert(userActivities).values(activity.map((activity_id) => ({ user_id: viewer.id, activity_id })));
  });
  return { ok: true };
});

async function requireActivities(tx: Database, ids: number[]): Promise<void> {
  // PostgreSQL integers end at 2^31, so larger ids cannot exist.
  const validIds = ids.filter((id) => Math.abs(id) < 2 ** 31);
  const found = await tx.select({ id: activities.id }).from(activities).where(inArray(activities.id, validIds));
  if (found.length < ids.length) throw badRequest('Такой сферы деятельности нет. Обновите страницу.');
}

async function requireIndustry(tx: Database, name: string): Promise<void> {
  if (name !== '' && (await tx.$count(industries, eq(industries.name, name))) === 0)
    throw badRequest('Выберите отрасль из списка.');
}
