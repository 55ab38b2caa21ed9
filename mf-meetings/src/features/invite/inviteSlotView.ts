import Handshake from 'lucide-react/icons/handshake';
import Hourglass from 'lucide-react/icons/hourglass';
import Moon from 'lucide-react/icons/moon';
import type { SlotGridSlot } from 'shared-ui/SlotGrid';
import type { SlotFace, SlotNote } from 'shared-ui/SlotList';
import type { InviteSlot, InviteSlotKind } from './common-time/inviteSlot';
import { texts } from './texts';

/** How each kind looks, and what the grid takes it for. `asked` is opened as a meeting is: it leads to the request. */
const looks: Record<InviteSlotKind, { status: SlotGridSlot['status']; face: SlotFace; Icon?: SlotNote['Icon'] }> = {
  free: { status: 'AVAILABLE', face: 'free' },
  'off-hours': { status: 'AVAILABLE', face: 'possible', Icon: Moon },
  requested: { status: 'AVAILABLE', face: 'possible', Icon: Hourglass },
  clash: { status: 'AVAILABLE', face: 'clash', Icon: Handshake },
  current: { status: 'AVAILABLE', face: 'meeting', Icon: Handshake },
  asked: { status: 'ASSIGNED', face: 'pending', Icon: Hourglass },
  ours: { status: 'ASSIGNED', face: 'meeting', Icon: Handshake },
  taken: { status: 'ASSIGNED', face: 'taken' },
  blocked: { status: 'BLOCKED', face: 'blocked' },
  past: { status: 'BLOCKED', face: 'blocked' },
};

/** What screen readers say about the other company's side. */
const theirSide: Record<InviteSlotKind, string> = {
  free: texts.freeOfTheirs,
  'off-hours': texts.freeOfTheirs,
  requested: texts.freeOfTheirs,
  clash: texts.freeOfTheirs,
  current: texts.assigned,
  asked: texts.freeOfTheirs,
  ours: texts.assigned,
  taken: texts.busy,
  blocked: texts.blocked,
  past: texts.past,
};

/** How a kind looks. */
export function inviteSlotLook(kind: InviteSlotKind): { face: SlotFace; Icon?: SlotNote['Icon'] } {
  return looks[kind];
}

/**
 * A slot as the grid shows it.
 * @param leadsOn whether a press on a request or a meeting leads there; otherwise it says why the slot cannot be chosen
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
  const { Icon } = looks[kind];
  switch (kind) {
    case 'asked':
      return { text: asked?.kind.direction === 'incoming' ? texts.theyInvited : texts.youInvited, Icon };
    case 'clash':
      return { text: texts.notes.clash, spoken: texts.withNames(texts.notes.clash, met), Icon };
    case 'requested': {
      const companies = rivals.map(({ company }) => company);
      return { text: texts.notes.requested, spoken: texts.withNames(texts.notes.requested, companies), Icon };
    }
    case 'off-hours':
    case 'ours':
    case 'taken':
    case 'current':
      return { text: texts.notes[kind], Icon };
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
