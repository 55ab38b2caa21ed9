import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Point } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { commonAround, nearestCommon, openingDay, type LoadableDay } from './commonTime';
import { inviteSlots, isOffered, type InviteDayFacts } from './inviteSlot';

const DATE = '2026-11-23';

beforeEach(() => noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT'));
afterEach(() => noteServerDate(new Date().toUTCString()));

const point = (status: Point['status']): Point[] => [{ point: '13:00', status, link: null }];
const asked = (userId: number, direction: 'incoming' | 'outgoing'): OpenInvitation => ({
  ...fixtures.invitation({ user_id: userId, date: DATE, point: '13:00' }),
  kind: { direction, isMove: false },
});
const met = (id: number) => [{ point: '13:00', company: 'Кто-то', company_id: id, is_move: false }];

const kindOf = (part: Partial<InviteDayFacts>) => {
  const [slot] = inviteSlots({
    date: DATE,
    userId: 2,
    theirs: point('AVAILABLE'),
    own: point('AVAILABLE'),
    companies: [],
    open: [],
    ...part,
  });
  return slot && `${slot.kind}${isOffered(slot) ? ', offered' : ''}`;
};

const table: [what: string, part: Partial<InviteDayFacts>, kind: string][] = [
  ['both free', {}, 'free, offered'],
  ['the viewer’s off-hours', { own: point('BLOCKED') }, 'off-hours, offered'],
  ['an invitation from a rival', { open: [asked(3, 'incoming')] }, 'rival, offered'],
  ['an invitation to a rival', { open: [asked(3, 'outgoing')] }, 'rival, offered'],
  ['another meeting of the viewer', { own: point('ASSIGNED'), companies: met(3) }, 'clash'],
  ['an invitation to the company', { open: [asked(2, 'outgoing')] }, 'asked'],
  ['an invitation from the company', { open: [asked(2, 'incoming'), asked(3, 'incoming')] }, 'asked'],
  ['a meeting of the two', { theirs: point('ASSIGNED'), own: point('ASSIGNED'), companies: met(2) }, 'ours'],
  ['another meeting of the company', { theirs: point('ASSIGNED') }, 'taken'],
  ['separate meetings of both', { theirs: point('ASSIGNED'), own: point('ASSIGNED'), companies: met(3) }, 'taken'],
  ['the company’s off-hours', { theirs: point('BLOCKED') }, 'blocked'],
  ['past', { date: '2026-11-22', theirs: [{ point: '12:00', status: 'AVAILABLE', link: null }] }, 'past'],
  ['the meeting being moved', { theirs: point('ASSIGNED'), current: { date: DATE, point: '13:00' } }, 'current'],
  ['own schedule unknown', { own: undefined }, 'free, offered'],
];

test.each(table)('classifies a slot: %s', (_what, part, kind) => expect(kindOf(part)).toBe(kind));

test('marks a slot as past by the server’s clock [MEET-12]', () => {
  noteServerDate('Mon, 23 Nov 2026 09:59:30 GMT');
  expect(kindOf({})).toBe('free, offered');
  noteServerDate('Mon, 23 Nov 2026 10:00:30 GMT');
  expect(kindOf({})).toBe('past');
});

const day = (date: string, theirs: Point['status'], own: Point['status']): LoadableDay => ({
  day: date,
  state: 'loaded',
  slots: inviteSlots({
    date,
    userId: 2,
    theirs: ['13:00', '14:00'].map((time) => ({ point: time, status: theirs, link: null })),
    own: ['13:00', '14:00'].map((time) => ({ point: time, status: own, link: null })),
    companies: [],
    open: [],
  }),
});
const loading = (date: string): LoadableDay => ({ day: date, state: 'loading' });
const failed = (date: string): LoadableDay => ({ day: date, state: 'failed' });

test('opens on the first common day once it is loaded', () => {
  const none = day('2026-11-23', 'BLOCKED', 'AVAILABLE');
  const theirs = day('2026-11-24', 'AVAILABLE', 'BLOCKED');
  const both = day('2026-11-25', 'AVAILABLE', 'AVAILABLE');
  expect(openingDay([none, theirs, both])).toBe('2026-11-25');
  expect(openingDay([none, loading('2026-11-24'), both])).toBeUndefined();
  expect(openingDay([none, failed('2026-11-24'), both])).toBe('2026-11-25');
  expect(openingDay([none, theirs])).toBe('2026-11-24');
  expect(openingDay([none])).toBe('2026-11-23');
  expect(openingDay([])).toBeUndefined();
  expect(openingDay([none, loading('2026-11-24'), both], '2026-11-24')).toBe('2026-11-24');
  expect(openingDay([none, both], '2026-11-22')).toBe('2026-11-25');
  expect(nearestCommon([none, theirs, both])).toMatchObject({ slot: { date: '2026-11-25', point: '13:00' } });
  expect(nearestCommon([none, loading('2026-11-24'), both])).toEqual({ state: 'counting' });
  expect(nearestCommon([none, failed('2026-11-24')])).toEqual({ state: 'none' });
});

test('sorts later common slots before earlier ones', () => {
  const days = ['2026-11-23', '2026-11-24'].map((date) => day(date, 'AVAILABLE', 'AVAILABLE'));
  const around = (date: string, time: string) =>
    commonAround(days, { date, point: time }, 3).map((slot) => `${slot.date.slice(-2)} ${slot.point}`);
  expect(around('2026-11-23', '13:00')).toEqual(['23 14:00', '24 13:00', '24 14:00']);
  expect(around('2026-11-24', '13:00')).toEqual(['24 14:00', '23 14:00', '23 13:00']);
});
