import { sql } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import { administratorOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { findMeetings, hasCompany, isWithoutPlace, type MeetingRow } from './meetingRows.ts';
import { findPlaces } from './placeRows.ts';

export const getOrganizerMeetings = administratorOperation(
  'getOrganizerMeetings',
  async ({ query: { date, q = '', no_place = 0, conflict = 0 } }, { db, clock }) => {
    requireCalendarDate(date);
    const ofDay = await findMeetings(
      db,
      sql.join([sql`meeting.date = ${date}`, ...(isBlank(q) ? [] : [hasCompany(q)])], sql` and `),
    );
    const needsPlace = (meeting: MeetingRow) => isWithoutPlace(meeting, clock.now());
    const isWanted = (meeting: MeetingRow) =>
      (no_place === 0 || needsPlace(meeting)) && (conflict === 0 || meeting.conflicts.length > 0);
    const shown = ofDay.filter(isWanted);
    const points = [...new Set(shown.map(({ point }) => point))];
    return {
      date,
      slots: points.map((point) => ({
        point,
        meetings: shown
          .filter((meeting) => meeting.point === point)
          .map(({ date: _date, point: _point, ...meeting }) => meeting),
      })),
      places: await findPlaces(db),
      need: Object.fromEntries(
        [...new Set(ofDay.map(({ point }) => point))].map((point) => [
          point,
          ofDay.filter((meeting) => meeting.point === point && meeting.link === null).length,
        ]),
      ),
      counts: {
        all: ofDay.length,
        no_place: ofDay.filter(needsPlace).length,
        conflict: ofDay.filter(({ conflicts }) => conflicts.length > 0).length,
      },
    };
  },
  { isExpensive: true },
);
