import type { Place, Schema } from 'shared-api/contract';

type Meeting = Schema<'OrganizerMeeting'>;
type Side = Meeting['sides'][number];

/** Data of organizers’ meetings for tests and stories. */
export const meetingFixtures = {
  side: (id: number, company: string, stand = ''): Side => ({ id, company, stand }),
  meeting: (id: number, sides: Side[], part: Partial<Meeting> = {}): Meeting => ({
    id,
    sides,
    place_id: null,
    link: null,
    is_move: false,
    conflicts: [],
    version: 0,
    ...part,
  }),
  table: (id: number, part: Partial<Place> = {}): Place => ({
    id,
    label: `Стол ${id}`,
    hall: 'Б',
    kind: 'table',
    is_active: true,
    version: 0,
    ...part,
  }),
  /** @param slots meetings by slot */
  day: (
    date: string,
    slots: Readonly<Record<string, readonly Meeting[]>>,
    places: readonly Place[],
  ): Schema<'OrganizerMeetings'> => {
    const all = Object.values(slots).flat();
    return {
      date,
      slots: Object.entries(slots)
        .filter(([, meetings]) => meetings.length > 0)
        .map(([point, meetings]) => ({ point, meetings: [...meetings] }))
        .toSorted((one, other) => one.point.localeCompare(other.point)),
      places: [...places],
      need: Object.fromEntries(
        Object.entries(slots).map(([point, meetings]) => [point, meetings.filter(({ link }) => link === null).length]),
      ),
      counts: {
        all: all.length,
        no_place: all.filter(({ place_id, link }) => place_id === null && link === null).length,
        conflict: all.filter(({ conflicts }) => conflicts.length > 0).length,
      },
    };
  },
};
