import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const meta = {
  title: 'Раскладка/Stack',
  component: Stack,
  tags: ['готово'],
  parameters: {
    guide: 'Элементы друг под другом с равными отступами. В ряд — Cluster.',
  },
  args: { children: ['Первая', 'Вторая', 'Третья'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const Tight: Story = { name: 'Плотно', args: { gap: 1 } };
