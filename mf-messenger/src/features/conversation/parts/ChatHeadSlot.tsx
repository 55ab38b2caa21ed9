import { memo } from 'react';
import { styled } from 'styled-components';
import type { FederatedSlots } from 'shared-api/federation';
import { theme } from 'shared-ui/theme';
import { createSlot } from 'shared-ui/Widget';

const Slot = createSlot<FederatedSlots>();

interface ChatHeadSlotProps {
  userId: number;
}

/** Line of other remotes below the header. Memoised, so that messages do not re-render it. */
export const ChatHeadSlot = memo(function ChatHeadSlot({ userId }: ChatHeadSlotProps) {
  return (
    <Place>
      <Slot name="chat.head" isLine userId={userId} />
    </Place>
  );
});

const Place = styled.div`
  flex: none;
  padding-inline: ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};

  &:empty {
    display: none;
  }
`;
