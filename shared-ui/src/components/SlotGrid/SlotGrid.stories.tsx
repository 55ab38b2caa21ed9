import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SlotLegend } from '../SlotList/SlotLegend';
import { Stack } from '../Stack/Stack';
import { SlotGrid, type SlotGridProps } from './SlotGrid';
import type { SlotGridSlot } from './slotSelection';

function SlotGridOnPage(props: SlotGridProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Stack>
      <SlotLegend />
      <SlotGrid {...props} selected={selected} onSelectionChange={setSelected} />
    </Stack>
  );
}

const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

const day: SlotGridSlot[] = times.map((point, index) => {
  if (index === 3) return { point, status: 'ASSIGNED', companies: ['ООО «Промосувенир»'] };
  if (index === 9)
    return {
      point,
      status: 'ASSIGNED',
      companies: ['АО «Сельскохозяйственномашиностроительное объединение»', 'ИП Иванов'],
    };
  return { point, status: index < 2 || index > 16 ? 'BLOCKED' : 'AVAILABLE' };
});

const fortnight: SlotGridSlot[] = Array.from({ length: 14 }, (_, date) =>
  day.map((slot) => ({ ...slot, id: `${date} ${slot.point}` })),
).flat();

const meta = {
  title: 'Данные/SlotGrid',
  component: SlotGrid,
  args: { slots: day, mode: 'schedule', 'aria-label': 'Понедельник, 15 марта', onOpenAssigned: () => undefined },
  render: (args) => <SlotGridOnPage {...args} />,
} satisfies Meta<typeof SlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = {};
export const Selected: Story = { args: { selected: ['09:30', '10:00', '11:00'] } };
export const Invite: Story = { args: { mode: 'invite', selected: ['12:00'] } };
export const InviteWithPastSlots: Story = {
  args: { mode: 'invite', slots: day.map((slot, index) => ({ ...slot, isDisabled: index < 8 })) },
};
export const ReadOnly: Story = { args: { mode: 'read-only', onPressReadOnly: () => undefined } };
export const Preview: Story = { args: { mode: 'preview' } };
export const Fortnight: Story = { args: { slots: fortnight, 'aria-label': 'С 15 по 28 марта' } };
