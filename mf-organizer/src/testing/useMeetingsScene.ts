import { afterEach, beforeEach } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Place, Schema } from 'shared-api/contract';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { meetingFixtures as make } from './meetingFixtures';

type Meeting = Schema<'OrganizerMeeting'>;
type Refused = Schema<'BulkAnswer'>['refused'];

interface Scene {
  slots: Record<string, Meeting[]>;
  places: Place[];
  /** Requested days in order. */
  asked: string[];
  /** Bodies of writes in order, with their operation. */
  writes: { call: string; body: unknown }[];
  /** Refusals of the next change of several meetings, by id. */
  refusals: Record<number, string>;
}

export const TODAY = '2026-11-22';

/** A fake server with a day of three meetings and three tables, reset for each test. Today is Sunday, 22 November 2026. */
export function useMeetingsScene() {
  const api = useFakeApi();
  const scene = {} as Scene;
  const all = () => Object.values(scene.slots).flat();

  const change = (items: { id: number }[], apply: (meeting: Meeting) => void) => {
    const refused: Refused = [];
    for (const { id } of items) {
      const meeting = all().find((each) => each.id === id);
      const reason = meeting ? scene.refusals[id] : 'Встречу отменили';
      if (reason !== undefined || !meeting) refused.push({ id, reason: reason ?? '' });
      else {
        apply(meeting);
        meeting.version += 1;
      }
    }
    return { done: items.length - refused.length, refused };
  };

  beforeEach(() => {
    noteServerDate('Sun, 22 Nov 2026 06:00:00 GMT');
    Object.assign(scene, {
      slots: {
        '10:00': [
          make.meeting(1, [make.side(11, 'Парус'), make.side(12, 'Монолит')]),
          make.meeting(2, [make.side(13, 'Шаг', '14'), make.side(14, 'Банк «Созвездие»')], { place_id: 2, version: 3 }),
        ],
        '10:30': [
          make.meeting(3, [make.side(15, 'Лель'), make.side(16, 'Корзинка')], {
            link: 'https://meet.example/abc',
            conflicts: ['side_chat_only'],
          }),
        ],
      },
      places: [make.table(1), make.table(2), make.table(3, { hall: '' })],
      asked: [],
      writes: [],
      refusals: {},
    } satisfies Scene);
    api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-24' });
    api.answer('get', '/api/organizer/overview', fixtures.overview());
    api.answer('get', '/api/organizer/meetings', ({ query }) => {
      const date = query.get('date') ?? '';
      scene.asked.push(date);
      return make.day(date, date === TODAY ? structuredClone(scene.slots) : {}, scene.places);
    });
    api.answer('post', '/api/organizer/meetings/place', ({ body }) => {
      scene.writes.push({ call: 'place', body });
      const { items, place_id } = body as { items: { id: number }[]; place_id: number | null };
      return change(items, (meeting) => {
        meeting.place_id = place_id;
      });
    });
    api.answer('post', '/api/organizer/meetings/link', ({ body }) => {
      scene.writes.push({ call: 'link', body });
      const { items, template } = body as { items: { id: number }[]; template: string | null };
      return change(items, (meeting) => {
        meeting.link = template;
      });
    });
    api.answer('post', '/api/organizer/meetings/{id}/cancel', ({ path, body }) => {
      scene.writes.push({ call: `cancel ${path.id}`, body });
      for (const meetings of Object.values(scene.slots)) {
        const at = meetings.findIndex(({ id }) => id === Number(path.id));
        if (at >= 0) meetings.splice(at, 1);
      }
      return { ok: true };
    });
  });
  // The next test file begins with the browser's own clock.
  afterEach(() => noteServerDate(new Date().toUTCString()));

  return { api, scene };
}
