import { afterEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import { gridOf } from '../state/meetingGrid';
import { filterDay, missedWords, waitsAlone, type MeetingsDay } from './dayMeeting';

const meeting = {
  id: 1,
  place_id: null,
  link: null,
  version: 0,
  is_move: false,
  conflicts: [],
  sides: [
    { id: 2, company: 'Полёт', stand: '' },
    { id: 3, company: 'Нижний\u00A0Новгород', stand: '' },
  ],
};
const day: MeetingsDay = {
  date: '2026-11-20',
  counts: { all: 1, no_place: 1, conflict: 0 },
  slots: [{ point: '10:00', meetings: [meeting] }],
  places: [],
  need: {},
};

test.each([
  ['полет', 1],
  ['нижний новгород', 1],
  ['парус', 0],
])('[TXT-01] the day searched for %j shows %i slots', (q, count) => {
  expect(filterDay(day, { q, hasNoPlace: false, hasConflict: false })).toHaveLength(count);
});

afterEach(() => noteServerDate(new Date().toUTCString()));

test.each([
  ['2026-11-20T06:59:00Z', 1],
  ['2026-11-20T07:00:00Z', 0],
])('[ORG-13] at %s it counts %i meetings without a place', (now, count) => {
  noteServerDate(new Date(now).toUTCString());
  expect(filterDay(day, { q: '', hasNoPlace: true, hasConflict: false })).toHaveLength(count);
  expect(gridOf(day).rows[0]?.withoutPlace).toHaveLength(count);
});

test.each([
  [[undefined, undefined], undefined],
  [['here', undefined], 'Полёт'],
  [['late', 'here'], 'Нижний\u00A0Новгород'],
  [['here', 'here'], undefined],
] as const)('[DAY-09] of %j it is %s who waits alone', (states, company) => {
  const sides = meeting.sides.map((side, index) => {
    const state = states[index];
    return { ...side, ...(state && { arrival: { state } }) };
  });
  expect(waitsAlone({ sides })?.company).toBe(company);
});

test.each([
  [{ by: [], is_disputed: false }, 'Не состоялась'],
  [{ by: [2], is_disputed: false }, 'Не пришли: Полёт'],
  [{ by: [2], is_disputed: true }, 'Не пришли: Полёт · стороны расходятся'],
])('[AFTER-01] words of a missed meeting %j', (missed, words) => {
  expect(missedWords({ ...meeting, missed })).toBe(words);
});
