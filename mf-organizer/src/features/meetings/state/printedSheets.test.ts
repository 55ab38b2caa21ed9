import { expect, test } from '@jest/globals';
import { meetingFixtures as make } from '#testing/meetingFixtures';
import { sheetsOf } from './printedSheets';

const pair = (index: number) =>
  make.meeting(index, [make.side(2 * index, `Компания ${2 * index}`), make.side(2 * index + 1, `Банк ${2 * index}`)]);

test('prints at most 300 sheets at once [ORG-05]', () => {
  const day = make.day('2026-11-22', { '10:00': Array.from({ length: 200 }, (_, index) => pair(index)) }, []);
  const parts = sheetsOf(day, 'companies');
  expect(parts.map(({ first, last, sheets }) => [first, last, sheets.length])).toEqual([
    [1, 300, 300],
    [301, 400, 100],
  ]);
});

test('leaves out tables without meetings [ORG-05]', () => {
  const meetings = [{ ...pair(1), place_id: 2 }];
  const day = make.day('2026-11-22', { '10:00': meetings, '11:00': [] }, [make.table(1), make.table(2)]);
  expect(sheetsOf(day, 'tables').flatMap(({ sheets }) => sheets.map(({ title }) => title))).toEqual(['Стол 2, зал Б']);
  expect(sheetsOf(make.day('2026-11-22', {}, [make.table(1)]), 'tables')).toEqual([]);
});

test('orders meetings of a slot by place [ORG-05]', () => {
  const meetings = [pair(1), { ...pair(2), place_id: 2 }, { ...pair(3), place_id: 1 }];
  const day = make.day('2026-11-22', { '10:00': meetings }, [make.table(1), make.table(2)]);
  const [part] = sheetsOf(day, 'times');
  expect(part?.sheets[0]?.rows.map(({ first }) => first)).toEqual(['Стол 1, зал Б', 'Стол 2, зал Б', '']);
});
