import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const meta = {
  title: 'Раскладка/Stack',
  component: Stack,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Отступы задаёт Stack, одинаковые у всех; свои отступы у детей складываются и расходятся.',
      so: () => (
        <Stack gap={3}>
          <Card>Первая</Card>
          <Card>Вторая</Card>
          <Card>Третья</Card>
        </Stack>
      ),
      not: () => (
        <>
          <Card>Первая</Card>
          <Card style={{ marginTop: 20 }}>Вторая</Card>
          <Card style={{ marginTop: 6 }}>Третья</Card>
        </>
      ),
    },
    guide: 'Элементы друг под другом с равными отступами. В ряд — Cluster.',
  },
  args: { children: ['Первая', 'Вторая', 'Третья'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const Tight: Story = { name: 'Плотно', args: { gap: 1 } };
