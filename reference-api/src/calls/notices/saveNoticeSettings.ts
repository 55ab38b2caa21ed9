import { noticeSettings } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';

export const saveNoticeSettings = userOperation('saveNoticeSettings', async ({ body, viewer }, { db }) => {
  if ((body.quiet_from === null) !== (body.quiet_to === null))
    throw badRequest('У тихих часов нужны и начало, и конец.');
  await db
    .insert(noticeSettings)
    .values({ user_id: viewer.id, ...body })
    .onConflictDoUpdate({ target: noticeSettings.user_id, set: body });
  return { ok: true };
});
