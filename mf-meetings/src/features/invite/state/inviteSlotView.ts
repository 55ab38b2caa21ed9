import Handshake from '@lucide/icons/icons/handshake';
import Hourglass from '@lucide/icons/icons/hourglass';
import Moon from '@lucide/icons/icons/moon';
import type { SlotGridSlot } from '#domain/slotSelection';
import type { SlotFace, SlotNote } from '#parts/slot-list/SlotContent';
import { texts } from '../texts';
import type { InviteSlot, InviteSlotKind } from './inviteSlot';

/**
 * Appearance of each kind and its status in the grid. `asked` counts as ASSIGNED, so that a click opens the invitation.
 */
const looks: Record<InviteSlotKind, { status: SlotGridSlot['status']; face: SlotFace; icon?: SlotNote['icon'] }> = {
  free: { status: 'AVAILABLE', face: 'free' },
  'off-hours': { status: 'AVAILABLE', face: 'possible', icon: Moon },
  rival: { status: 'AVAILABLE', face: 'possible', icon: Hourglass },
  clash: { status: 'AVAILABLE', face: 'clash', icon: Handshake },
  current: { status: 'AVAILABLE', face: 'meeting', icon: Handshake },
  asked: { status: 'ASSIGNED', face: 'pending', icon: Hourglass },
  ours: { status: 'ASSIGNED', face: 'meeting', icon: Handshake },
  taken: { status: 'ASSIGNED', face: 'taken' },
  blocked: { status: 'BLOCKED', face: 'blocked' },
  past: { status: 'BLOCKED', face: 'blocked' },
};

/** Status of the other company, for screen readers. */
const theirSide: Record<InviteSlotKind, string> = {
  free: texts.freeOfTheirs,
  'off-hours': texts.freeOfTheirs,
  rival: texts.freeOfTheirs,
  clash: texts.freeOfTheirs,
  current: texts.assigned,
  asked: texts.freeOfTheirs,
  ours: texts.assigned,
  taken: texts.busy,
  blocked: texts.blocked,
  past: texts.past,
};

export function inviteSlotLook(kind: InviteSlotKind): { face: SlotFace; icon?: SlotNote['icon'] } {
  return looks[kind];
}

/**
 * Converts a slot for the grid.
 * @param leadsOn whether clicking an invitation or a meeting opens it; otherwise the slot shows why it is disabled
 */
export function inviteSlotView(slot: InviteSlot, leadsOn: boolean): SlotGridSlot {
  const { kind, point } = slot;
  const { status, face } = looks[kind];
  return {
    point,
    status,
    face,
    note: noteOf(slot),
    statusName: theirSide[kind],
    isDisabled: kind === 'past',
    reason: reasonOf(slot, leadsOn),
  };
}

function noteOf(slot: InviteSlot): SlotNote | undefined {
  const { kind, met, rivals, asked } = slot;
  const { icon } = looks[kind];
  switch (kind) {
    case 'asked':
      return { text: asked?.kind.direction === 'incoming' ? texts.theyInvited : texts.youInvited, icon };
    case 'clash':
      return { text: texts.notes.clash, spoken: texts.withNames(texts.notes.clash, met), icon };
    case 'rival': {
      const companies = rivals.map(({ company }) => company);
      return { text: texts.notes.rival, spoken: texts.withNames(texts.notes.rival, companies), icon };
    }
    case 'off-hours':
    case 'ours':
    case 'taken':
    case 'current':
      return { text: texts.notes[kind], icon };
    case 'free':
    case 'blocked':
    case 'past':
      return undefined;
  }
}

function reasonOf(slot: InviteSlot, leadsOn: boolean): string | undefined {
  switch (slot.kind) {
    case 'clash':
      return texts.clashReason(slot);
    case 'current':
      return texts.currentReason;
    case 'ours':
      return leadsOn ? undefined : texts.oursReason(slot);
    case 'asked':
      return leadsOn || !slot.asked ? undefined : texts.askedReason(slot.asked.kind.direction);
    default:
      return undefined;
  }
}
