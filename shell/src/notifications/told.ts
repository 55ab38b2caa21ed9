import { keepDraft, readDraft } from 'shared-api/storage';

/** Web Lock of the tab that announces an event, so that only one tab does. */
export const TELLING = 'vstrecha.notified';

/** Stored as a draft, so that a logout deletes it. */
const TOLD = 'notified';
/** Number of latest events to remember as notified. */
const REMEMBERED = 50;

/** Marks an event as told, under the lock `TELLING`; false when another tab has already marked it. */
export function markAsTold(id: string): boolean {
  // Without storage, only the `tag` of a notification prevents duplicates.
  const told = readDraft(TOLD).split(',');
  if (told.includes(id)) return false;
  keepDraft(TOLD, [...told, id].slice(-REMEMBERED).join(','));
  return true;
}
