import { beforeEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import { meetingFixtures } from '#testing/meetingFixtures';
import { keptStop, meetingAt, nextStop, trayStops, type GridStop } from './gridStops';
import { gridOf } from './meetingGrid';

const { day, meeting, side, table } = meetingFixtures;
const pair = [side(1, 'Парус'), side(2, 'Монолит')];
const stop = (point: string, column: number, item = 0): GridStop => ({ point, column, item });

/** Two tables; 10:00 has a meeting at the first and two in the tray, 11:00 one in the tray. */
const grid = () =>
  gridOf(
    day(
      '2026-11-28',
      {
        '10:00': [meeting(1, pair, { place_id: 1 }), meeting(2, pair), meeting(3, pair)],
        '11:00': [meeting(4, pair)],
      },
      [table(1), table(2)],
    ),
  );
const press = (from: GridStop, key: string, isFar = false) => nextStop(grid(), from, { key, isFar, taken: undefined });

beforeEach(() => noteServerDate('2026-11-22T09:00:00Z'));

test('moves between places by arrows and stops at the edges [ORG-05]', () => {
  expect(press(stop('10:00', 0), 'ArrowRight')).toEqual(stop('10:00', 1));
  expect(press(stop('10:00', 1), 'ArrowRight')).toBeUndefined();
  expect(press(stop('10:00', 1), 'ArrowDown')).toEqual(stop('11:00', 1));
  expect(press(stop('11:00', 1), 'ArrowDown')).toBeUndefined();
  expect(press(stop('11:00', 1), 'Home')).toEqual(stop('11:00', 0));
  expect(press(stop('11:00', 1), 'Home', true)).toEqual(stop('10:00', 0));
  expect(press(stop('10:00', 0), 'End', true)).toEqual(stop('11:00', 1));
  expect(press(stop('10:00', 0), 'a')).toBeUndefined();
});

test('enters the tray upwards and leaves it downwards [ORG-13]', () => {
  expect(press(stop('10:00', 1), 'ArrowUp')).toEqual(stop('10:00', 2));
  expect(press(stop('10:00', 2), 'ArrowRight')).toEqual(stop('10:00', 2, 1));
  expect(press(stop('10:00', 2, 1), 'ArrowRight')).toEqual(stop('11:00', 2));
  expect(press(stop('10:00', 2), 'ArrowLeft')).toBeUndefined();
  expect(press(stop('11:00', 2), 'ArrowDown')).toEqual(stop('11:00', 0));
});

test('makes room in the tray for a taken meeting [ORG-13]', () => {
  const taken = meetingAt(grid(), stop('10:00', 0));
  expect(taken?.id).toBe(1);
  expect(trayStops(grid(), taken)).toContainEqual(stop('10:00', 2, 2));
  expect(trayStops(grid(), meetingAt(grid(), stop('10:00', 2)))).toHaveLength(3);
});

test('keeps the nearest stop when a meeting leaves the tray [ORG-13]', () => {
  expect(keptStop(grid(), stop('10:00', 2, 5))).toEqual(stop('10:00', 2, 1));
  expect(keptStop(grid(), stop('10:00', 1))).toEqual(stop('10:00', 1));
  expect(keptStop(grid(), stop('18:00', 1))).toEqual(stop('10:00', 2));
  expect(keptStop({ rows: [], columns: [] }, undefined)).toBeUndefined();
});
