import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from 'shared-ui/Stack';
import type { SlotView } from './slot-list/SlotContent';
import { SlotBar } from './SlotBar';

const statuses = { B: 'BLOCKED', F: 'AVAILABLE', M: 'ASSIGNED' } as const;
const slots: SlotView[] = ([...'BBFFMFFFFMFFFFFFFBBBBBBB'] as (keyof typeof statuses)[]).map((letter, index) => ({
  point: `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  status: statuses[letter],
}));

const meta = {
  title: 'Встречи/SlotBar',
  component: SlotBar,
  parameters: {
    guide: 'Весь день одной строкой клеток, рядом с предложением, которое говорит то же. Время и нажатия — SlotGrid.',
  },
  args: { slots },
  render: (args) => (
    <Stack gap={1}>
      <SlotBar {...args} />
      <p>11:00 «Парус», 13:30 «Монолит» · свободно 13</p>
    </Stack>
  ),
} satisfies Meta<typeof SlotBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const AllBlocked: Story = {
  name: 'Все слоты нерабочие',
  args: { slots: slots.map(({ point }) => ({ point, status: 'BLOCKED' })) },
  render: (args) => (
    <Stack gap={1}>
      <SlotBar {...args} />
      <p>Нерабочий день</p>
    </Stack>
  ),
};
