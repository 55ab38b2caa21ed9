import { describeError, outcome, request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import { getPoints } from '#api/usePoints';
import { slotKey, type SlotKey } from '../domain/slotKey';

/** Loading state of a chosen company. */
export type CompanyReading =
  /** `name` loads before the free time. */
  | { kind: 'reading'; name?: string }
  /** `reason` is a message for the user. */
  | { kind: 'failed'; reason: string }
  /** 404: the company does not exist for the current user. */
  | { kind: 'unknown' }
  | { kind: 'loaded'; company: Participant; free: ReadonlySet<SlotKey> };

/** By company id. */
export type CompanyReadings = ReadonlyMap<number, CompanyReading>;

export interface CompanyReader {
  getReadings: () => CompanyReadings;
  subscribe: (onChange: () => void) => () => void;
  /** Loads these companies and drops all others; loaded ones are not fetched again. */
  show: (ids: readonly number[]) => void;
  /** Refetches companies, keeping the former data until then and after a failure. Resolves to whether all succeeded. */
  reread: (ids: readonly number[]) => Promise<boolean>;
}

/**
 * Loads companies and their free slots on the given days (yyyy-MM-dd), in the order in which the companies were chosen.
 */
export function createCompanyReader(days: readonly string[], calls: CallQueue): CompanyReader {
  const listeners = new Set<() => void>();
  /** Latest request of each company; responses to older requests are ignored. */
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
      // The queue may be long: skip companies that were removed in the meantime.
      const ask: CallQueue['run'] = (call) =>
        calls.run(() => (isCurrent() ? call() : Promise.reject(new Error('This company is no longer wanted.'))));
      const company = await ask(() => request('get', '/api/user/{id}', { path: { id } }));
      if (readings.get(id)?.kind === 'reading') put(id, { kind: 'reading', name: company.company });
      const reading: CompanyReading = { kind: 'loaded', company, free: await readFree(company, days, ask) };
      if (isCurrent()) put(id, reading);
      return true;
    } catch (error) {
      if (isCurrent() && readings.get(id)?.kind !== 'loaded') put(id, failureOf(error));
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
  // Skip the free time of companies that cannot be invited.
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
  return outcome(error) === 'not-found' ? { kind: 'unknown' } : { kind: 'failed', reason: describeError(error) };
}
