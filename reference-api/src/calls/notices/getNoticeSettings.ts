import { eq } from 'drizzle-orm';
import { noticeSettings } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { DEFAULT_QUIET_HOURS } from './quietHours.ts';

export const getNoticeSettings = userOperation('getNoticeSettings', async ({ viewer }, { db }) => {
  const [stored] = await db.select().from(noticeSettings).where(eq(noticeSettings.user_id, viewer.id));
  if (!stored) return { ...DEFAULT_QUIET_HOURS, groups: {}, hide_text: false };
  const { user_id: _, ...settings } = stored;
  return settings;
});
