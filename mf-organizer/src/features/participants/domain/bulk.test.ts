import { expect, test } from '@jest/globals';
import { byReason, decisionsOn, onlyId, targetOf } from './bulk';

test('offers the decisions that a state allows [ORG-03]', () => {
  expect(decisionsOn('waiting')).toEqual(['activate', 'decline']);
  expect(decisionsOn('declined')).toEqual(['return']);
  expect(decisionsOn('active')).toEqual(['block']);
  expect(decisionsOn('blocked')).toEqual(['unblock']);
});

test('groups refusals by reason, the most frequent first [ORG-03]', () => {
  const refused = [
    { id: 1, reason: 'Уже активна.' },
    { id: 2, reason: 'Заблокирована.' },
    { id: 3, reason: 'Заблокирована.' },
  ];
  expect(byReason(refused)).toEqual([
    ['Заблокирована.', [2, 3]],
    ['Уже активна.', [1]],
  ]);
});

test('names a single company only', () => {
  const one = targetOf({ id: 7, company: 'Парус' });
  expect(onlyId(one)).toBe(7);
  expect(onlyId({ ...one, bulk: { ids: [7, 8] } })).toBeUndefined();
  expect(onlyId({ ...one, bulk: { filter: {}, expected: 1 } })).toBeUndefined();
});
