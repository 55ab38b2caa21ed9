import { SlotLegend } from 'shared-ui/SlotList';
import type { InviteSlot, InviteSlotKind } from '../common-time/inviteSlot';
import { inviteSlotLook } from '../inviteSlotView';
import { texts } from '../texts';

/** What is explained, in this order; the rest says what it is by itself. */
const EXPLAINED = ['free', 'clash', 'requested', 'off-hours', 'taken', 'blocked'] as const satisfies InviteSlotKind[];

interface InviteLegendProps {
  /** The slots of the shown day: only what occurs is explained. */
  slots: readonly InviteSlot[];
  /** Whether the viewer's own day is laid over theirs. */
  isBoth: boolean;
}

/** Says what the faces of a day's slots mean. */
export function InviteLegend({ slots, isBoth }: InviteLegendProps) {
  const kinds = new Set(slots.map(({ kind }) => kind));
  const nameOf = (kind: (typeof EXPLAINED)[number]) => {
    if (kind === 'free') return isBoth ? texts.free : texts.freeOfTheirs;
    return kind === 'blocked' ? texts.blocked : texts.notes[kind];
  };
  const entries = EXPLAINED.filter((kind) => kinds.has(kind)).map((kind) => {
    const { face, Icon } = inviteSlotLook(kind);
    return { face, text: nameOf(kind), Icon };
  });
  return <SlotLegend entries={entries} />;
}
