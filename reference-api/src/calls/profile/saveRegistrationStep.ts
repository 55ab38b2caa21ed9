import { and, eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { defaultPoints, users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';

const STEPS = ['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'] as const;

export const saveRegistrationStep = userOperation('saveRegistrationStep', async ({ body, viewer }, { db }) => {
  await db.transaction(async (tx) => {
    await lockUsers(tx, [viewer.id]);
    const [user] = await tx
      .select({ step: users.registration_step, only_chat: users.only_chat })
      .from(users)
      .where(eq(users.id, viewer.id));
    // A repeat of a request whose response was lost succeeds without a change.
    if (!user || user.step === body.step) return;
    if (user.step === 'COMPANY') throw conflict('Сначала сохраните информацию о компании.');
    if (user.step === 'FINISHED') throw conflict('Регистрация уже завершена.');
    if (STEPS.indexOf(body.step) !== STEPS.indexOf(user.step) + 1)
      throw conflict('Шаги регистрации проходят по порядку.');
    if (body.step === 'FINISHED' && !user.only_chat) await requireFreeSlot(tx, viewer.id);
    await tx.update(users).set({ registration_step: body.step }).where(eq(users.id, viewer.id));
  });
  return { ok: true };
});

async function requireFreeSlot(tx: Database, userId: number): Promise<void> {
  const [slot] = await tx
    .select({ point: defaultPoints.point })
    .from(defaultPoints)
    .where(and(eq(defaultPoints.user_id, userId), eq(defaultPoints.status, 'AVAILABLE')))
    .limit(1);
  if (!slot) throw conflict('Отметьте хотя бы одно свободное время или выберите общение только в чате.');
}
