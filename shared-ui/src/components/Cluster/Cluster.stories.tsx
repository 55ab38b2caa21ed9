import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../Badge/Badge';
import { Cluster } from './Cluster';

const meta = {
  title: 'Раскладка/Cluster',
  component: Cluster,
  args: {
    children: ['Кружки', 'Ручки', 'Футболки', 'Ежедневники', 'Упаковка', 'Термосы'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const SpaceBetween: Story = { args: { justify: 'space-between' } };
