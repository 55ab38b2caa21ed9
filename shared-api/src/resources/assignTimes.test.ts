import { expect, test } from '@jest/globals';
import { assignTimes, type AssignTimesOptions, type SlotKey, type Wish } from './assignTimes';

const slotKey = (date: string, point: string): SlotKey => `${date} ${point}`;
const dateOf = (slot: SlotKey) => slot.slice(0, 10);

const assign = (wishes: Wish[], roomOn: AssignTimesOptions['roomOn'] = () => 24) =>
  Object.fromEntries(assignTimes({ wishes, dateOf, roomOn }));
const day1 = (point: string) => slotKey('2026-11-23', point);
const day2 = (point: string) => slotKey('2026-11-24', point);

test('gives the only possible slot to the less flexible company', () => {
  expect(
    assign([
      { id: 1, options: [day1('09:00'), day1('10:00')] },
      { id: 2, options: [day1('09:00')] },
    ]),
  ).toEqual({ 1: day1('10:00'), 2: day1('09:00') });
});

test('prefers early slots across days', () => {
  expect(
    assign([
      { id: 1, options: [day2('09:00'), day1('12:00')] },
      { id: 2, options: [day2('09:00'), day2('09:30')] },
    ]),
  ).toEqual({ 1: day1('12:00'), 2: day2('09:00') });
});

test('respects the limit a day, moving companies if needed', () => {
  const options = [day1('09:00'), day1('09:30'), day1('10:00')];
  const wishes = [
    { id: 1, options: [...options, day2('15:00')] },
    { id: 2, options },
    { id: 3, options },
  ];
  const { 1: moved, ...stayed } = assign(wishes, () => 2);
  expect(moved).toBe(day2('15:00'));
  expect(new Set(Object.values(stayed))).toEqual(new Set([day1('09:00'), day1('09:30')]));
  expect(Object.keys(assign(wishes, (date) => (date === '2026-11-23' ? 0 : 5)))).toEqual(['1']);
  expect(assign(wishes, () => -1)).toEqual({});
});

test('accepts an empty plan and companies without options', () => {
  expect(assign([])).toEqual({});
  expect(assign([{ id: 1, options: [] }])).toEqual({});
});

/** Deterministic pseudo-random numbers (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}

interface Best {
  count: number;
  sum: number;
}

/** Optimum found by trying all assignments. */
function bruteForce(wishes: readonly Wish[], places: readonly SlotKey[], roomOn: (date: string) => number): Best {
  const tryFrom = (index: number, taken: readonly SlotKey[]): Best => {
    const wish = wishes[index];
    if (!wish) return { count: taken.length, sum: taken.reduce((sum, slot) => sum + places.indexOf(slot), 0) };
    let best = tryFrom(index + 1, taken);
    for (const slot of wish.options) {
      const onDay = taken.filter((each) => dateOf(each) === dateOf(slot)).length;
      if (taken.includes(slot) || onDay >= roomOn(dateOf(slot))) continue;
      const next = tryFrom(index + 1, [...taken, slot]);
      if (next.count > best.count || (next.count === best.count && next.sum < best.sum)) best = next;
    }
    return best;
  };
  return tryFrom(0, []);
}

test('finds the optimum in 1,500 random small plans', () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const random = createRandom(seed);
    const below = (count: number) => Math.floor(random(count));
    const days = Array.from({ length: 1 + below(3) }, (_, index) => `2026-11-2${3 + index}`);
    const all = days.flatMap((date) => ['09:00', '09:30', '10:00'].map((point) => slotKey(date, point)));
    const wishes = Array.from({ length: 1 + below(5) }, (_, id) => ({
      id,
      options: all.filter(() => random(1) < 0.45),
    }));
    const rooms = new Map(days.map((date) => [date, below(4)]));
    const roomOn = (date: string) => rooms.get(date) ?? 0;
    const places = [...new Set(wishes.flatMap(({ options }) => options))].sort();

    const given = assignTimes({ wishes, dateOf, roomOn });
    const slots = [...given.values()];
    expect(new Set(slots).size).toBe(slots.length);
    for (const [id, slot] of given) expect(wishes[id]?.options).toContain(slot);
    for (const date of days)
      expect(slots.filter((slot) => dateOf(slot) === date).length).toBeLessThanOrEqual(roomOn(date));
    const sum = slots.reduce((total, slot) => total + places.indexOf(slot), 0);
    expect({ seed, count: given.size, sum }).toEqual({ seed, ...bruteForce(wishes, places, roomOn) });
    expect(assignTimes({ wishes, dateOf, roomOn })).toEqual(given);
  }
});
