import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from '../Skeleton/Skeleton';
import { Delayed } from './Delayed';

const meta = {
  title: 'Отклик/Delayed',
  component: Delayed,
  args: { children: <Skeleton height={80} shape="card" /> },
} satisfies Meta<typeof Delayed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAfterAMoment: Story = {};
export const StillInvisible: Story = { args: { delayMs: 1_000_000 } };
