import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../components/Button/Button';
import { Cluster } from '../components/Cluster/Cluster';
import { VirtualChatList, type VirtualChatListActions, type VirtualChatListProps } from './VirtualChatList';

const PAGE = 20;

/** Messages by number, starting at 1000 so that older ones can be loaded. */
const messagesFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

function Conversation({ items, ...rest }: VirtualChatListProps<number>) {
  const [first, setFirst] = useState(1000);
  const [last, setLast] = useState(1000 + items.length);
  const actions = useRef<VirtualChatListActions>(null);
  return (
    <>
      <Box>
        <VirtualChatList
          {...rest}
          items={messagesFrom(first, last - first)}
          actions={actions}
          onReachStart={() => setTimeout(() => setFirst((id) => Math.max(0, id - PAGE)), 300)}
        />
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

const meta = {
  title: 'Данные/VirtualChatList',
  component: VirtualChatList,
  tags: ['пробуем'],
  parameters: {
    guide: 'Переписка: держится за последнее сообщение, старые подгружаются без скачка.',
  },
  args: {
    items: messagesFrom(1000, 40),
    getKey: (id) => id,
    estimateHeight: 60,
    'aria-label': 'Переписка',
    children: (id) => <Message $lines={(id % 4) + 1}>Сообщение {id}</Message>,
  },
  render: (args) => <Conversation {...args} />,
} satisfies Meta<VirtualChatListProps<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { name: 'Длинный' };
export const Short: Story = { name: 'Короткий', args: { items: messagesFrom(1000, 2) } };
export const Empty: Story = { name: 'Пусто', args: { items: [] } };
