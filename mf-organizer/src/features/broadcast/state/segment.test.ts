import { expect, test } from '@jest/globals';
import { readSegment } from './segment';

const read = (search: string) => readSegment(new URLSearchParams(search));

test('reads what another page chose [ORG-08]', () => {
  expect(read('ids=3.5&type=Заказчик&state=active&idle=d7&no_slots=1&meetings_on=2026-11-28')).toEqual({
    ids: [3, 5],
    type: 'Заказчик',
    state: 'active',
    idle: 'd7',
    no_slots: 1,
    meetings_on: '2026-11-28',
  });
});

test('leaves out what the contract does not know', () => {
  expect(read('ids=0.x.-1&type=Все&state=gone&idle=d9&no_slots=2&awaiting=yes&meetings_on=завтра&q=&extra=1')).toEqual(
    {},
  );
  expect(read('ids=2147483647.2147483648').ids).toEqual([2_147_483_647]);
});

test('takes at most 500 ids', () => {
  const ids = Array.from({ length: 600 }, (_, index) => index + 1);
  expect(read(`ids=${ids.join('.')}`).ids).toHaveLength(500);
});
