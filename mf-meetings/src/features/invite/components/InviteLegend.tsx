import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { slotFace, type SlotFace } from 'shared-ui/SlotList';
import { theme } from 'shared-ui/theme';
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
  return (
    <Root aria-label={texts.legend}>
      {EXPLAINED.filter((kind) => kinds.has(kind)).map((kind) => {
        const { face, Icon = face === 'free' ? Check : undefined } = inviteSlotLook(kind);
        return (
          <Entry key={kind}>
            <Sample $face={face}>{Icon && <Icon size={12} aria-hidden />}</Sample>
            {nameOf(kind)}
          </Entry>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(5)};
  font-size: ${theme.text.s};
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Sample = styled.span<{ $face: SlotFace }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.space(5)};
  height: ${theme.space(5)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  ${({ $face }) => slotFace[$face]}
`;
