import type { NewNotice } from '../notices/writeNotices.ts';

/** The notice of a cancelled meeting when the organizer has cancelled it. */
export const byOrganizer = (notice: NewNotice): NewNotice => ({
  ...notice,
  kind: 'by_organizer',
  key: `by_organizer:${notice.meeting_id}:cancelled`,
});
