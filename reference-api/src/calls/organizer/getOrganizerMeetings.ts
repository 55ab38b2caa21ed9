import { sql } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import { administratorOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../points/slots.ts';
import { findMeetings, hasCompany } from './meetingRows.ts';
import { findPlaces } from './placeRows.ts';

export const getOrganizerMeetings = administratorOperation(
  'getOrganizerMeetings',
  async ({ query: { date, q = '', no_place = 0, conflict = 0 } }, { db }) => {
    requireCalendarDate(date);
    const ofDay = await findMeetings(
      db,
      sql.join([sql`meeting.date = ${date}`, ...(isBlank(q) ? [] : [hasCompany(q)])], sql` and `),
    );
    const isWanted = ({ place_id, link, conflicts }: (typeof ofDay)[number]) =>
      (no_place === 0 || (place_id === null && link === null)) && (conflict === 0 || conflicts.length > 0);
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
        no_place: ofDay.filter(({ place_id, link }) => place_id === null && link === null).length,
        conflict: ofDay.filter(({ conflicts }) => conflicts.length > 0).length,
      },
    };
  },
  { isExpensive: true },
);
