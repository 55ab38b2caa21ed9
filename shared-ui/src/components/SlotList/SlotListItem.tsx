import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotBoxStyle } from './slotColumns';
import { faceOf, SlotContent, type SlotView } from './SlotContent';
import { slotFace, type SlotFace } from './slotFace';

/** One slot of a day. */
export function SlotListItem({ slot }: { slot: SlotView }) {
  return (
    <Root $face={faceOf(slot)}>
      <SlotContent slot={slot} />
    </Root>
  );
}

// The strong edge of a free slot says that it can be pressed; here it would compete with the meetings.
const Root = styled.li<{ $face: SlotFace }>`
  ${slotBoxStyle}
  height: ${theme.space(10)};
  ${({ $face }) => slotFace[$face]}
  ${({ $face }) => $face === 'free' && `border-color: ${theme.color.border};`}
`;
