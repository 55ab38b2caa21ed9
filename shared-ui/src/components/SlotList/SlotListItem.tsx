import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { SlotContent, type SlotView } from './SlotContent';
import { slotFace, type SlotStatus } from './slotFace';

/** One slot of a day. */
export function SlotListItem({ slot }: { slot: SlotView }) {
  return (
    <Root $status={slot.status}>
      <SlotContent slot={slot} />
    </Root>
  );
}

const Root = styled.li<{ $status: SlotStatus }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(1)};
  min-width: 0;
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.s};
  ${({ $status }) => slotFace[$status]}
`;
