import Check from '@lucide/icons/icons/check';
import Handshake from '@lucide/icons/icons/handshake';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconData } from 'shared-ui/Icon';
import { slotIconStyle, slotNarrowStyle, slotSecondLineStyle } from './slotColumns';
import { slotStatusNames, statusFace, type SlotFace, type SlotStatus } from './slotFace';

export type { SlotFace, SlotStatus } from './slotFace';

/** Second line of a slot, and the icon that replaces it in narrow grids. */
export interface SlotNote {
  /** «не ваши часы» */
  text: string;
  /** Longer text for screen readers: «у вас встреча: Золотая пуговица». */
  spoken?: string;
  /** Without it the slot’s face alone carries the meaning. */
  icon?: IconData;
}

/** A slot as displayed. */
export interface SlotView {
  /** Time as labelled by the server: «10:00». */
  point: string;
  status: SlotStatus;
  /** Companies of the meeting. */
  companies?: readonly string[];
  /** Overrides the look derived from the status. */
  face?: SlotFace;
  /** Replaces the companies as the second line. */
  note?: SlotNote;
  /** Overrides the status’s text for screen readers: «компания свободна». */
  statusName?: string;
}

export function faceOf({ face, status }: SlotView): SlotFace {
  return face ?? statusFace[status];
}

/** Content of a slot in lists and grids. Memoised: a grid has hundreds. */
export const SlotContent = memo(function SlotContent({ slot }: { slot: SlotView }) {
  const { text, spoken, icon } = slot.note ?? meetingNote(slot);
  return (
    <>
      <Time>{slot.point}</Time>
      {faceOf(slot) === 'free' && <Tick icon={Check} />}
      {icon && <NarrowIcon icon={icon} />}
      <span className="visually-hidden">
        {slot.statusName ?? slotStatusNames[slot.status]}
        {spoken && <span>{`, ${spoken}`}</span>}
      </span>
      {text && <SecondLine aria-hidden={spoken ? true : undefined}>{text}</SecondLine>}
    </>
  );
});

// Truncated names would say less than the icon.
function meetingNote({ status, companies = [] }: SlotView): Partial<SlotNote> {
  return status === 'ASSIGNED' ? { text: companies.join(', '), icon: Handshake } : {};
}

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Tick = styled(Icon)`
  ${slotIconStyle}
`;

const NarrowIcon = styled(Icon)`
  ${slotIconStyle}
  ${slotNarrowStyle}
`;

const SecondLine = styled.span`
  ${slotSecondLineStyle}
`;
