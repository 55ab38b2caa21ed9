import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import { memo } from 'react';
import { styled } from 'styled-components';
import { slotIconStyle, slotNarrowStyle, slotSecondLineStyle } from './slotColumns';
import { slotStatusNames, statusFace, type SlotFace, type SlotStatus } from './slotFace';

/** A second line, and the icon that stands for it where there is no room. */
export interface SlotNote {
  /** «не ваши часы» */
  text: string;
  /** What screen readers say instead of it, when there is more to it: «у вас встреча: Золотая пуговица». */
  spoken?: string;
  /** An icon of lucide-react; without one the face alone says it. */
  Icon?: typeof Check;
}

/** A slot as it is shown. */
export interface SlotView {
  /** The slot's time as the server labels it: «10:00». */
  point: string;
  status: SlotStatus;
  /** Whom the meeting is with. */
  companies?: readonly string[];
  /** How it looks, when the status does not say all. */
  face?: SlotFace;
  /** What is to be known about it; instead of the companies. */
  note?: SlotNote;
  /** What screen readers say for the status: «компания свободна». */
  statusName?: string;
}

/** The look of a slot. */
export function faceOf({ face, status }: SlotView): SlotFace {
  return face ?? statusFace[status];
}

/** What stands in a slot, in lists and grids. Kept from being redrawn: a grid has hundreds. */
export const SlotContent = memo(function SlotContent({ slot }: { slot: SlotView }) {
  const { text, spoken, Icon } = slot.note ?? meetingNote(slot);
  return (
    <>
      <Time>{slot.point}</Time>
      {faceOf(slot) === 'free' && <Tick aria-hidden />}
      {Icon && <NarrowIcon as={Icon} aria-hidden />}
      <span className="visually-hidden">
        {slot.statusName ?? slotStatusNames[slot.status]}
        {spoken && `, ${spoken}`}
      </span>
      {text && <SecondLine aria-hidden={spoken ? true : undefined}>{text}</SecondLine>}
    </>
  );
});

// Torn names would say less than the icon.
function meetingNote({ status, companies = [] }: SlotView): Partial<SlotNote> {
  return status === 'ASSIGNED' ? { text: companies.join(', '), Icon: Handshake } : {};
}

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Tick = styled(Check)`
  ${slotIconStyle}
`;

const NarrowIcon = styled(Handshake)`
  ${slotIconStyle}
  ${slotNarrowStyle}
`;

const SecondLine = styled.span`
  ${slotSecondLineStyle}
`;
