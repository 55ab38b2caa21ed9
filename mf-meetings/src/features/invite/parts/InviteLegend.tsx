import { SlotLegend } from '#parts/slot-list/SlotLegend';
import type { InviteSlot, InviteSlotKind } from '../state/inviteSlot';
import { inviteSlotLook } from '../state/inviteSlotView';
import { texts } from '../texts';

/** Kinds in the legend, in this order; the other kinds are self-explanatory. */
const EXPLAINED = ['free', 'clash', 'rival', 'off-hours', 'taken', 'blocked'] as const satisfies InviteSlotKind[];

interface InviteLegendProps {
  /** Slots of the shown day; only kinds that occur are listed. */
  slots: readonly InviteSlot[];
  /** Whether the current user's schedule is included. */
  isBoth: boolean;
}

/** Legend of the slot colours and icons of a day. */
export function InviteLegend({ slots, isBoth }: InviteLegendProps) {
  const kinds = new Set(slots.map(({ kind }) => kind));
  const nameOf = (kind: (typeof EXPLAINED)[number]) => {
    if (kind === 'free') return isBoth ? texts.free : texts.freeOfTheirs;
    return kind === 'blocked' ? texts.blocked : texts.notes[kind];
  };
  const entries = EXPLAINED.filter((kind) => kinds.has(kind)).map((kind) => {
    const { face, icon } = inviteSlotLook(kind);
    return { face, text: nameOf(kind), icon };
  });
  return <SlotLegend entries={entries} />;
}
