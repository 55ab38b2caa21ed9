import { expect, test } from '@jest/globals';
import { noticePath } from './noticePath';

const subject = { id: 5, actor_id: 2, invitation_id: 7, meeting_id: 9, date: '2026-11-29', from_date: '2026-11-28' };
const MEETING = '/meetings?date=2026-11-29&meeting=9';

test.each([
  ['invitation', '/invitations?invitation=7'],
  ['move_asked', '/invitations?invitation=7'],
  ['expiring', '/invitations?invitation=7'],
  ['waiting', '/invitations'],
  ['accepted', MEETING],
  ['move_accepted', MEETING],
  ['move_declined', '/meetings?date=2026-11-28&meeting=9'],
  ['cancelled', MEETING],
  ['by_organizer', MEETING],
  ['place', MEETING],
  ['reminder', MEETING],
  ['result', MEETING],
  ['agreement_asked', MEETING],
  ['agreement_confirmed', MEETING],
  ['declined', '/profile/2'],
  ['withdrawn', '/profile/2'],
  ['fell', '/profile/2'],
  ['expired', '/profile/2'],
  ['organizer', '/news/broadcast?id=5'],
  ['news', '/news'],
  ['activated', '/profile'],
])('leads from %s to %s [ANS-04]', (kind, path) => {
  expect(noticePath({ ...subject, kind })).toBe(path);
});

test('leads as near as a notice with fewer fields allows [ANS-04]', () => {
  expect(noticePath({ kind: 'day', date: '2026-11-29' })).toBe('/meetings?date=2026-11-29');
  expect(noticePath({ kind: 'news', post_id: 3 })).toBe('/news?post=3');
  expect(['accepted', 'invitation', 'declined', 'organizer'].map((kind) => noticePath({ kind }))).toEqual([
    '/meetings',
    '/invitations',
    '/meetings',
    '/news',
  ]);
});
