import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const meta = {
  title: 'Раскладка/Stack',
  component: Stack,
  args: { children: ['Первая', 'Вторая', 'Третья'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
