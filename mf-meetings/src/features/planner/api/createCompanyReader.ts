import { ApiError, describeError, request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/queue';
import { getPoints } from '#api/usePoints';
import { slotKey, type SlotKey } from '../rules/slotKey';

/** What is known of a company that was chosen. */
export type CompanyReading =
  /** `name` is there before its time is. */
  | { kind: 'reading'; name?: string }
  /** `reason` is a sentence for the person. */
  | { kind: 'failed'; reason: string }
  /** There is no such company for the current user. */
  | { kind: 'unknown' }
  | { kind: 'known'; company: Participant; free: ReadonlySet<SlotKey> };

/** The companies that were chosen, by id. */
export type CompanyReadings = ReadonlyMap<number, CompanyReading>;

export interface CompanyReader {
  getReadings: () => CompanyReadings;
  subscribe: (onChange: () => void) => () => void;
  /** Reads these companies and forgets all others; what is known already is not asked for again. */
  show: (ids: readonly number[]) => void;
  /** Asks again; what was known stays until then, and stays when it fails. Settles with whether all were read. */
  reread: (ids: readonly number[]) => Promise<boolean>;
}

/** Reads companies and their free time on some days (yyyy-MM-dd), in the order in which they were chosen. */
export function createCompanyReader(days: readonly string[], calls: CallQueue): CompanyReader {
  const listeners = new Set<() => void>();
  /** The latest reading of each company; an older one that ends later counts no more. */
  const turns = new Map<number, symbol>();
  let readings: CompanyReadings = new Map();

  const change = (next: CompanyReadings) => {
    readings = next;
    listeners.forEach((tell) => tell());
  };
  const put = (id: number, reading: CompanyReading) => change(new Map(readings).set(id, reading));

  async function read(id: number): Promise<boolean> {
    const turn = Symbol();
    turns.set(id, turn);
    const isCurrent = () => turns.get(id) === turn;
    try {
      // The queue may be long: who was taken back meanwhile is not asked for.
      const ask: CallQueue['run'] = (call) =>
        calls.run(() => (isCurrent() ? call() : Promise.reject(new Error('This company is no longer wanted.'))));
      const company = await ask(() => request('get', '/api/user/{id}', { path: { id } }));
      if (readings.get(id)?.kind === 'reading') put(id, { kind: 'reading', name: company.company });
      const reading: CompanyReading = { kind: 'known', company, free: await readFree(company, days, ask) };
      if (isCurrent()) put(id, reading);
      return true;
    } catch (error) {
      if (isCurrent() && readings.get(id)?.kind !== 'known') put(id, failureOf(error));
      return !isCurrent();
    }
  }

  return {
    getReadings: () => readings,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show(ids) {
      const isWanted = (id: number) => ids.includes(id);
      [...turns.keys()].filter((id) => !isWanted(id)).forEach((id) => turns.delete(id));
      const added = ids.filter((id) => !turns.has(id));
      if (added.length === 0 && [...readings.keys()].every(isWanted)) return;
      const kept = [...readings].filter(([id]) => isWanted(id));
      const begun = added.map((id): [number, CompanyReading] => [id, { kind: 'reading' }]);
      change(new Map([...kept, ...begun]));
      added.forEach((id) => void read(id));
    },
    async reread(ids) {
      const wanted = ids.filter((id) => turns.has(id));
      wanted.filter((id) => readings.get(id)?.kind === 'failed').forEach((id) => put(id, { kind: 'reading' }));
      return (await Promise.all(wanted.map(read))).every(Boolean);
    },
  };
}

async function readFree(
  company: Participant,
  days: readonly string[],
  ask: CallQueue['run'],
): Promise<ReadonlySet<SlotKey>> {
  // Who can never be met is not asked for their time.
  if (company.is_blocked || company.only_chat) return new Set();
  const free = await Promise.all(
    days.map(async (date) => {
      const points = await ask(() => getPoints(date, company.id));
      return points.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => slotKey(date, point));
    }),
  );
  return new Set(free.flat());
}

function failureOf(error: unknown): CompanyReading {
  const isUnknown = error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
  return isUnknown ? { kind: 'unknown' } : { kind: 'failed', reason: describeError(error) };
}
