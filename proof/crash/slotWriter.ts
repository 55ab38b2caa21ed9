import type { Callers } from './crashCalls.ts';
import { isPossible, type CrashWriter } from './crashWriter.ts';

type Status = 'AVAILABLE' | 'BLOCKED';

/** Switches slots of one of the supplier's days between available and blocked. */
export function createSlotWriter(date: string): CrashWriter {
  const acknowledged = new Map<string, Status>();
  const underWay = new Map<string, Status>();
  let count = 0;
  return {
    kind: 'slots',
    parallel: 1,
    async write({ supplier }) {
      if (acknowledged.size === 0)
        for (const [point, status] of await readSlots(supplier, date)) acknowledged.set(point, status);
      const points = [...acknowledged.keys()];
      const point = points[(count += 1) % points.length] ?? '';
      const status = acknowledged.get(point) === 'AVAILABLE' ? 'BLOCKED' : 'AVAILABLE';
      underWay.set(point, status);
      if ((await supplier.call('PUT', `/api/points/${date}`, { points: [point], status })) === undefined) return false;
      underWay.delete(point);
      acknowledged.set(point, status);
      return true;
    },
    async verify({ supplier }) {
      const actual = await readSlots(supplier, date);
      const problems = [...acknowledged].filter(
        ([point, status]) => !isPossible(actual.get(point), status, underWay.get(point)),
      );
      underWay.clear();
      for (const [point, status] of actual) acknowledged.set(point, status);
      return problems.map(([point, status]) => `slot ${date} ${point}: ${actual.get(point)}, not ${status}`);
    },
  };
}

/** The slots without a meeting. */
async function readSlots(supplier: Callers['supplier'], date: string): Promise<Map<string, Status>> {
  const answer = (await supplier.call('GET', `/api/points?date=${date}`)) as
    { points: { point: string; status: Status | 'ASSIGNED' }[] } | undefined;
  return new Map(
    answer?.points.flatMap(({ point, status }) => (status === 'ASSIGNED' ? [] : [[point, status] as const])),
  );
}
