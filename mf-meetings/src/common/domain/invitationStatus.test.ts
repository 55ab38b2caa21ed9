import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import { fixtures } from 'shared-api/testing';
import { decisionsOf, shownStatusOf } from './invitationStatus';

// The fixture's slot begins on 2026-11-23 at 10:30 in Moscow, 07:30 UTC.
const serverSays = (instant: string) => noteServerDate(new Date(instant).toUTCString());
const awaiting = fixtures.invitation({ date: '2026-11-23', point: '10:30', status: 'AWAITING' });

beforeEach(() => serverSays('2026-11-23T07:00:00Z'));
afterEach(() => noteServerDate(new Date().toUTCString()));

test('expires when its slot begins by the server’s clock [INV-05] [MEET-12]', () => {
  expect(shownStatusOf(awaiting)).toBe('AWAITING');
  serverSays('2026-11-23T07:29:30Z');
  expect(shownStatusOf(awaiting)).toBe('AWAITING');
  serverSays('2026-11-23T07:30:30Z');
  expect(shownStatusOf(awaiting)).toBe('TIMEOVER');
});

test.each(['ACCEPTED', 'REJECTED', 'CANCELED'] as const)('keeps the status %s and allows no decision', (status) => {
  serverSays('2026-12-31T00:00:00Z');
  const decided = { ...awaiting, status };
  expect(shownStatusOf(decided)).toBe(status);
  expect(decisionsOf(decided, 'incoming')).toEqual([]);
  expect(decisionsOf(decided, 'outgoing')).toEqual([]);
});

test('lets recipients decide before the slot, senders withdraw anytime [INV-05] [INV-06]', () => {
  expect(decisionsOf(awaiting, 'incoming')).toEqual(['accept', 'reject']);
  expect(decisionsOf(awaiting, 'outgoing')).toEqual(['cancel']);
  serverSays('2026-11-23T08:00:00Z');
  expect(decisionsOf(awaiting, 'incoming')).toEqual([]);
  expect(decisionsOf(awaiting, 'outgoing')).toEqual(['cancel']);
});
