import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { createCompanyReader } from '../api/createCompanyReader';
import type { Sending } from '../api/createInvitationSender';
import { ownTimeOf, type OwnDay } from '../domain/ownTime';
import type { SlotKey } from '../domain/slotKey';
import { candidatesOf } from './candidates';
import { planRows } from './planRows';
import { propose, type Times } from './propose';

interface PlanOptions {
  ids: readonly number[];
  /** Chosen days, and all remaining days of the event (yyyy-MM-dd). */
  days: readonly string[];
  allDays: readonly string[];
  perDay: number;
  /** The current user's days, and all invitations that await a decision. */
  ownDays: readonly OwnDay[];
  open: readonly OpenInvitation[];
  viewer: CurrentUser;
  event: ActiveEvent;
  sending: Sending;
  calls: CallQueue;
}

const NO_TIMES: Times = new Map();

/**
 * Loads the companies, proposes times when all have loaded or the choice changes, and keeps manual changes. A manual
 * change does not move other rows.
 */
export function usePlan({ ids, days, allDays, perDay, ownDays, open, viewer, event, sending, calls }: PlanOptions) {
  // The clock and refetches produce equal values: only real differences should lead to a new plan.
  const fresh = ownTimeOf(ownDays, open);
  const own = useSteady(fresh, JSON.stringify([fresh.free, [...fresh.engaged], [...fresh.appointments]]));
  const [reader] = useState(() => createCompanyReader(allDays, calls));
  const readings = useSyncExternalStore(reader.subscribe, reader.getReadings);
  useEffect(() => reader.show(ids), [reader, ids]);
  useEffect(() => () => reader.show([]), [reader]);

  const [pins, setPins] = useState<Times>(NO_TIMES);
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const [replans, setReplans] = useState(0);
  const [isRereading, setIsRereading] = useState(false);

  const candidates = useMemo(
    () => candidatesOf({ ids, readings, own, days, viewer, event }),
    [ids, readings, own, days, viewer, event],
  );
  const { invitations, isRunning } = sending;
  // Invited companies leave the plan, but not while sending, so that the remaining rows stay unchanged.
  const invited = isRunning ? undefined : [...invitations.keys()].join();
  const isReading = [...candidates.values()].some(({ kind }) => kind === 'reading');
  const isSettled = !isReading && !isRereading && !isRunning;
  const basis = useMemo(() => [candidates, perDay, replans, invited], [candidates, perDay, replans, invited]);
  const [proposal, setProposal] = useState<{ basis: unknown; times: Times }>({ basis: null, times: NO_TIMES });
  if (isSettled && proposal.basis !== basis) {
    const { engaged } = own;
    setProposal({ basis, times: propose({ candidates, pins, invitations, engaged, perDay }) });
  }

  const rows = planRows({ candidates, proposed: proposal.times, pins, off, invitations, isReading });
  const unknownIds = ids.filter((id) => candidates.get(id)?.kind === 'unknown');

  return {
    rows,
    readings,
    unknownIds,
    isReading,
    isRereading,
    /** Sets a time by hand; `undefined` returns the row to the automatic plan. */
    pin: (id: number, slot: SlotKey | undefined) => {
      const next = new Map(pins);
      if (slot === undefined) next.delete(id);
      else next.set(id, slot);
      setPins(next);
      if (slot === undefined) setReplans(replans + 1);
    },
    /** Includes a company in the sending, or excludes it. */
    toggle: (id: number) => setOff(new Set(off.has(id) ? [...off].filter((each) => each !== id) : [...off, id])),
    reread: reader.reread,
    /** Refetches everything, then proposes again. Resolves to whether all fetches succeeded. */
    replan: async (rereadOwn: () => Promise<unknown>): Promise<boolean> => {
      setIsRereading(true);
      const [areRead] = await Promise.all([reader.reread(ids), rereadOwn()]);
      setIsRereading(false);
      setReplans((count) => count + 1);
      return areRead;
    },
  };
}

/**
 * Returns the previous value while its serialised form is unchanged, so that memoised results stay valid.
 * @param text serialised form of the value
 */
function useSteady<Value>(value: Value, text: string): Value {
  const [kept, setKept] = useState({ value, text });
  if (kept.text === text) return kept.value;
  setKept({ value, text });
  return value;
}
