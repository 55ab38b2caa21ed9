import { guestOperation } from '#platform/http/operation.ts';
import { readSettings } from './readSettings.ts';

export const getSettings = guestOperation('getSettings', async (_request, { db, settings, webPush }) => {
  const stored = await readSettings(db, settings);
  return webPush && stored.features ? { ...stored, features: [...stored.features, 'web_push'] } : stored;
});
