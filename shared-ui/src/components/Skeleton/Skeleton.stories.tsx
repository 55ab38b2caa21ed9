import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Skeleton } from './Skeleton';
import { SkeletonText } from './SkeletonText';

const meta = { title: 'Отклик/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Control: Story = { args: { width: 160, height: 40 } };
export const CardShape: Story = { args: { height: 160, shape: 'card' } };
export const Circle: Story = { args: { width: 40, height: 40, shape: 'circle' } };
export const Text: Story = { render: () => <SkeletonText lines={3} /> };
export const ListItem: Story = {
  render: () => (
    <Cluster gap={3} style={{ flexWrap: 'nowrap' }}>
      <Skeleton width={40} height={40} />
      <SkeletonText lines={2} style={{ flex: 1 }} />
    </Cluster>
  ),
};
