import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Skeleton } from './Skeleton';
import { SkeletonText } from './SkeletonText';

const meta = {
  title: 'Отклик/Skeleton',
  component: Skeleton,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Заготовка повторяет форму того, что придёт: тогда страница не прыгает.',
      so: () => (
        <Cluster>
          <Skeleton width={48} height={48} />
          <SkeletonText lines={2} />
        </Cluster>
      ),
      not: () => <Skeleton height={16} />,
    },
    guide: 'Место содержимого, пока оно загружается: того же размера, чтобы ничего не прыгало.',
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Control: Story = { name: 'В форме поля', args: { width: 160, height: 40 } };
export const CardShape: Story = { name: 'В форме карточки', args: { height: 160, shape: 'card' } };
export const Text: Story = { name: 'Текст', render: () => <SkeletonText lines={3} /> };
export const ListItem: Story = {
  name: 'Строка списка',
  render: () => (
    <Cluster gap={3} style={{ flexWrap: 'nowrap' }}>
      <Skeleton width={40} height={40} />
      <SkeletonText lines={2} style={{ flex: 1 }} />
    </Cluster>
  ),
};
