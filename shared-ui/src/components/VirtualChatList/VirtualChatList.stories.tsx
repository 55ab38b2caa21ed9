import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { theme } from 'shared-ui/theme';

import { Button } from '../Button/Button';
import { Cluster } from '../Cluster/Cluster';
import { VirtualChatList, type VirtualChatListActions } from './VirtualChatList';

const PAGE = 20;

interface ConversationProps {
  /** Messages at first. */
  count: number;
}

function Conversation({ count }: ConversationProps) {
  const [first, setFirst] = useState(1000);
  const [last, setLast] = useState(1000 + count);
  const actions = useRef<VirtualChatListActions>(null);
  const messages = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <>
      <Box>
        <VirtualChatList
          items={messages}
          getKey={(id) => id}
          estimateHeight={60}
          aria-label="Переписка"
          actions={actions}
          onReachStart={() => setTimeout(() => setFirst((id) => Math.max(0, id - PAGE)), 300)}
        >
          {(id) => <Message $lines={(id % 4) + 1}>Сообщение {id}</Message>}
        </VirtualChatList>
      </Box>
      <Cluster>
        <Button onClick={() => setLast(last + 1)}>Пришло сообщение</Button>
        <Button variant="secondary" onClick={() => actions.current?.scrollToEnd()}>
          К последнему
        </Button>
      </Cluster>
    </>
  );
}

const Box = styled.div`
  height: 400px;
  margin-bottom: ${theme.space(3)};
  border: 1px solid ${theme.color.border};
`;

const Message = styled.div<{ $lines: number }>`
  min-height: ${({ $lines }) => theme.space(8 * $lines)};
  margin: ${theme.space(1)} ${theme.space(3)};
  padding: ${theme.space(2)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accentSoft};
`;

const meta = { title: 'Компоненты/VirtualChatList', component: Conversation, args: { count: 40 } } satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Short: Story = { args: { count: 2 } };
export const Empty: Story = { args: { count: 0 } };
