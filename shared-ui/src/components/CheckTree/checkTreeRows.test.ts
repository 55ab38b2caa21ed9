import { expect, test } from '@jest/globals';
import { checkAllRows, checkTreeRows, toggleRow, type CheckTreeItem } from './checkTreeRows';

const items: CheckTreeItem[] = [
  { id: 1, label: 'Одежда' },
  { id: 2, label: 'Посуда' },
  { id: 3, label: 'Футболки', parentId: 1 },
  { id: 4, label: 'Кружки', parentId: 2 },
  { id: 5, label: 'Чайники заварочные', parentId: 2 },
  { id: 6, label: 'Щётки' },
];

const shown = (checked: number[], search?: string) => checkTreeRows(items, { checked: new Set(checked), search });
const rowOf = (label: string, checked: number[], search?: string) => {
  const row = shown(checked, search).find((each) => each.label === label);
  if (!row) throw new Error(`no row «${label}»`);
  return row;
};

test('lists groups before their items, with level and position', () => {
  expect(shown([]).map(({ label, level, position, siblings }) => [label, level, position, siblings])).toEqual([
    ['Одежда', 1, 1, 3],
    ['Футболки', 2, 1, 1],
    ['Посуда', 1, 2, 3],
    ['Кружки', 2, 1, 2],
    ['Чайники заварочные', 2, 2, 2],
    ['Щётки', 1, 3, 3],
  ]);
});

test('derives the state of a group from its items [CAT-04]', () => {
  expect(rowOf('Посуда', []).state).toBe(false);
  expect(rowOf('Посуда', [4]).state).toBe('mixed');
  expect(rowOf('Посуда', [4, 5]).state).toBe(true);
});

test('toggles all items of a group [CAT-04]', () => {
  expect(toggleRow(rowOf('Посуда', [3, 4]), new Set([3, 4]))).toEqual([3, 4, 5]);
  expect(toggleRow(rowOf('Посуда', [3, 4, 5]), new Set([3, 4, 5]))).toEqual([3]);
  expect(toggleRow(rowOf('Кружки', [4]), new Set([4]))).toEqual([]);
});

test('finds items by name or group, ignoring case', () => {
  expect(shown([], 'чай').map(({ label }) => label)).toEqual(['Посуда', 'Чайники заварочные']);
  expect(shown([], ' ПОСУДА ').map(({ label }) => label)).toEqual(['Посуда', 'Кружки', 'Чайники заварочные']);
  expect(shown([], 'щетки').map(({ label }) => label)).toEqual(['Щётки']);
  expect(shown([], 'нет такого')).toEqual([]);
});

test('toggles only found items during a search', () => {
  expect(toggleRow(rowOf('Посуда', [], 'чай'), new Set())).toEqual([5]);
  expect(checkAllRows(shown([3], 'чай'), new Set([3]))).toEqual([3, 5]);
});

test('puts an item with an unknown group at top level', () => {
  expect(checkTreeRows([{ id: 7, label: 'Ручки', parentId: 99 }], { checked: new Set() })).toMatchObject([
    { level: 1, isGroup: false },
  ]);
});

test('finds a repeated name in both groups', () => {
  const twice = [...items, { id: 8, label: 'Кружки', parentId: 1 }];
  expect(checkTreeRows(twice, { checked: new Set(), search: 'круж' }).map(({ id }) => id)).toEqual([1, 8, 2, 4]);
});

test.each(['щетки', 'ЩЕ\u0308ТКИ', ' щётки\u200B'])('[TXT-01] finds an item by %j', (search) => {
  expect(shown([], search).map(({ label }) => label)).toEqual(['Щётки']);
});
