import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedEventNotice } from './activeEvent.ts';

const event = { datestart: '2026-11-20', dateend: '2026-12-04' };
const at = (instant: string) => ({ now: () => new Date(instant) });

test('returns no notice on the last day of the event [OPS-01]', () => {
  assert.equal(endedEventNotice(event, at('2026-12-04T20:59:00Z')), undefined);
});

test('explains where to set new dates after the event [OPS-01]', () => {
  const notice = endedEventNotice(event, at('2026-12-04T21:00:00Z')) ?? '';
  assert.match(notice, /ended on 2026-12-04.*«Мероприятие»/);
  assert.doesNotMatch(notice, /delet/i);
});
