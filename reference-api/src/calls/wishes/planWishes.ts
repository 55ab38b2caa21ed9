import { setImmediate } from 'node:timers/promises';
import { assignTimes } from 'shared-api/assign-times';
import { SLOT_TIMES } from '../event/slots.ts';

/** A pair that wants to meet; `bits` are its common free half hours, 24 a day from the event's first day on. */
export interface WishedPair {
  customer_id: number;
  supplier_id: number;
  bits: string;
}

export interface Proposal {
  customer_id: number;
  supplier_id: number;
  date: string;
  point: string;
}

/** New meetings of a company on a day. */
const MOST_A_DAY = 6;
/** More options than this slow the matching without placing more. */
const MOST_OPTIONS = 60;

/**
 * One timetable for all pairs: no company has two meetings in a slot. Customers are placed one after the other, those with the fewest
 * options first, each as well as what is left allows, by the rule of the planner.
 * @param days days of the event, yyyy-MM-dd
 * @param isOpen whether a slot of the given day may be proposed
 */
export async function planWishes(
  pairs: readonly WishedPair[],
  days: readonly string[],
  isOpen: (date: string) => boolean,
): Promise<Proposal[]> {
  const slots = days.flatMap((date) => SLOT_TIMES.map((point) => ({ date, point, key: `${date} ${point}` as const })));
  const open = slots.map(({ date }) => isOpen(date));
  const byCustomer = Map.groupBy(
    pairs.map((pair) => ({
      ...pair,
      options: slots.filter((_slot, index) => open[index] && pair.bits[index] === '1'),
    })),
    ({ customer_id }) => customer_id,
  );
  const scarceFirst = [...byCustomer].toSorted(([, one], [, other]) => optionsOf(one) - optionsOf(other));
  const taken = new Map<number, Set<string>>();
  const perDay = new Map<string, number>();
  const isFull = (id: number, date: string) => (perDay.get(`${id} ${date}`) ?? 0) >= MOST_A_DAY;
  const proposals: Proposal[] = [];
  for (const [customer_id, wished] of scarceFirst) {
    // Requests are answered in between.
    await setImmediate();
    const given = assignTimes({
      wishes: wished.map(({ supplier_id, options }) => ({
        id: supplier_id,
        options: options
          .filter(({ key, date }) => !taken.get(supplier_id)?.has(key) && !isFull(supplier_id, date))
          .slice(0, MOST_OPTIONS)
          .map(({ key }) => key),
      })),
      dateOf: (key) => key.slice(0, DATE_LENGTH),
      roomOn: () => MOST_A_DAY,
    });
    for (const [supplier_id, key] of given) {
      const [date = '', point = ''] = key.split(' ');
      for (const id of [customer_id, supplier_id]) {
        taken.set(id, (taken.get(id) ?? new Set<string>()).add(key));
        perDay.set(`${id} ${date}`, (perDay.get(`${id} ${date}`) ?? 0) + 1);
      }
      proposals.push({ customer_id, supplier_id, date, point });
    }
  }
  return proposals;
}

const DATE_LENGTH = 'yyyy-MM-dd'.length;

const optionsOf = (wished: readonly { options: readonly unknown[] }[]) =>
  wished.reduce((sum, { options }) => sum + options.length, 0);
