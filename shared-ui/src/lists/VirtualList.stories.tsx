import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Spinner } from '../components/Spinner/Spinner';
import { VirtualList, type VirtualListProps } from './VirtualList';

interface Company {
  id: number;
  name: string;
}

const companies: Company[] = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Компания № ${id + 1}` }));

const Box = styled.div`
  height: 400px;
  border: 1px solid ${theme.color.border};
`;

const Row = styled.div`
  padding: ${theme.space(3)};
  border-bottom: 1px solid ${theme.color.border};
`;

const meta = {
  title: 'Данные/VirtualList',
  component: VirtualList,
  tags: ['готово'],
  parameters: {
    guide: 'Списки от сотни строк: в документе только видимые. Короткий список — обычный ul.',
  },
  args: {
    items: companies,
    getKey: ({ id }) => id,
    estimateHeight: 48,
    'aria-label': 'Компании',
    children: ({ name }) => <Row>{name}</Row>,
  },
  render: (args) => (
    <Box>
      <VirtualList {...args} />
    </Box>
  ),
} satisfies Meta<VirtualListProps<Company>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = { name: 'Десять тысяч' };
export const LoadingMore: Story = { name: 'Догрузка', args: { items: companies.slice(0, 4), after: <Spinner /> } };
export const Empty: Story = { name: 'Пусто', args: { items: [] } };
