import { expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import { nearestCommon } from './commonTime';
import type { InviteSlot } from './inviteSlot';

const free = (point: string): InviteSlot => ({
  date: '2026-11-22',
  point,
  met: [],
  rivals: [],
  asked: undefined,
  isOffHours: false,
  kind: 'free',
});

test.each([
  ['08:59:30', '12:30'],
  ['09:00:10', '13:00'],
])('[FIT-02] offers common time half an hour ahead (%s GMT)', (time, point) => {
  noteServerDate(`Sun, 22 Nov 2026 ${time} GMT`);
  const slots = ['12:00', '12:30', '13:00'].map(free);
  expect(nearestCommon([{ day: '2026-11-22', state: 'loaded', slots }])).toMatchObject({ slot: { point } });
});
