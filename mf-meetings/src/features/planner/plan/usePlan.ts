import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/queue';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { createCompanyReader } from '../api/createCompanyReader';
import type { Sending } from '../api/createInvitationSender';
import { ownTimeOf, type OwnDay } from '../rules/ownTime';
import type { SlotKey } from '../rules/slotKey';
import { candidatesOf } from './candidates';
import { planRows } from './planRows';
import { propose, type Times } from './propose';
import { useSteady } from './useSteady';

interface PlanOptions {
  /** The companies that were chosen. */
  ids: readonly number[];
  /** The days on which one wants to meet, and all that are left of the event (yyyy-MM-dd). */
  days: readonly string[];
  allDays: readonly string[];
  perDay: number;
  /** One's own days, and all requests that await a decision. */
  ownDays: readonly OwnDay[];
  open: readonly OpenInvitation[];
  viewer: CurrentUser;
  event: ActiveEvent;
  sending: Sending;
  calls: CallQueue;
}

const NO_TIMES: Times = new Map();

/**
 * Reads the companies, proposes times once all have answered or the choice has changed, and keeps what was changed by hand. A change by
 * hand moves no other row.
 */
export function usePlan({ ids, days, allDays, perDay, ownDays, open, viewer, event, sending, calls }: PlanOptions) {
  // Time goes on, and the same answers come again: only what differs makes a new plan.
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
  // Who was invited has left the plan; while the sending goes on, the rest of it stands still.
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
    /** Sets a time by hand, or with `undefined` leaves it to the plan again. */
    pin: (id: number, slot: SlotKey | undefined) => {
      const next = new Map(pins);
      if (slot === undefined) next.delete(id);
      else next.set(id, slot);
      setPins(next);
      if (slot === undefined) setReplans(replans + 1);
    },
    /** Invites a company with the others, or not. */
    toggle: (id: number) => setOff(new Set(off.has(id) ? [...off].filter((each) => each !== id) : [...off, id])),
    reread: reader.reread,
    /** Reads everything again, then proposes anew. Settles with whether all was read. */
    replan: async (rereadOwn: () => Promise<unknown>): Promise<boolean> => {
      setIsRereading(true);
      const [areRead] = await Promise.all([reader.reread(ids), rereadOwn()]);
      setIsRereading(false);
      setReplans((count) => count + 1);
      return areRead;
    },
  };
}
