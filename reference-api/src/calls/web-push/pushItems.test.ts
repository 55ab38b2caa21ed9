import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { notices } from '#platform/database/schema.ts';
import { NOTICE_RULES, type NoticeKind } from '../notices/noticeRules.ts';
import { noticeItem } from './pushItems.ts';

const notice: typeof notices.$inferSelect = {
  id: 2_147_483_647,
  user_id: 1,
  kind: 'accepted',
  key: '',
  actor_id: 2,
  invitation_id: 3,
  meeting_id: 4,
  date: '2026-11-28',
  point: '12:00',
  from_date: '2026-11-27',
  from_point: '10:00',
  text: null,
  data: {},
  urgent: false,
  created_at: new Date(0),
  told_at: null,
  read_at: null,
  shown_at: null,
  bot_at: null,
};
const pushed = (Object.keys(NOTICE_RULES) as NoticeKind[]).filter((kind) => NOTICE_RULES[kind].browser);

for (const kind of pushed)
  test(`words ${kind}, and without secrets when hidden [DAY-07]`, () => {
    const facts = {
      kind,
      company: 'СЕКРЕТ',
      slot: { date: '2026-11-28', point: '12:00' },
      from: kind === 'by_organizer' ? undefined : { date: '2026-11-27', point: '10:00' },
      text: 'СЕКРЕТ',
      place: 'СЕКРЕТ',
      count: 5,
      cause: undefined,
      companies: 'СЕКРЕТ',
    };
    const addressee = { email: '', firstname: '', unsubscribe_token: '' };
    const item = noticeItem(
      { notice: { ...notice, kind }, addressee, facts, sequence: 0 },
      new Date('2026-11-28T10:00+03:00'),
    );
    assert.match(`${item.title} ${item.body}`, /СЕКРЕТ/);
    assert.match(item.hiddenTitle, /^[А-ЯЁ][^.]+$/);
    assert.doesNotMatch(item.hiddenTitle, /СЕКРЕТ/);
    assert.match(item.tag, /^[\w-]{1,32}$/);
    assert.match(item.href, /^\/[a-z]/);
    assert.equal(item.ttlSeconds, ['reminder', 'arrived', 'late'].includes(kind) ? 600 : 7200);
  });
