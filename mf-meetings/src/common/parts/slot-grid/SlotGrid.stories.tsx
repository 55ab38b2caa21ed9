import Handshake from '@lucide/icons/icons/handshake';
import Hourglass from '@lucide/icons/icons/hourglass';
import Moon from '@lucide/icons/icons/moon';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from 'shared-ui/Stack';
import type { SlotGridSlot } from '#domain/slotSelection';
import { SlotLegend } from '../slot-list/SlotLegend';
import { SlotGrid, type SlotGridProps } from './SlotGrid';
import { SlotGridSkeleton } from './SlotGridSkeleton';

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
  title: 'Встречи/SlotGrid',
  component: SlotGrid,
  parameters: {
    guide: 'Сетка времени на дни события: своё расписание, приглашение, просмотр. Один день строкой — SlotList.',
  },
  args: { slots: day, mode: 'schedule', 'aria-label': 'Понедельник, 15 марта', onOpenAssigned: () => undefined },
  render: (args) => <SlotGridOnPage {...args} />,
} satisfies Meta<typeof SlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = { name: 'Своё расписание' };
export const Selected: Story = { name: 'Выбрано', args: { selected: ['09:30', '10:00', '11:00'] } };
export const Invite: Story = { name: 'Приглашение', args: { mode: 'invite', selected: ['12:00'] } };
export const InviteWithPastSlots: Story = {
  name: 'Приглашение, часть времени прошла',
  args: { mode: 'invite', slots: day.map((slot, index) => ({ ...slot, isDisabled: index < 8 })) },
};
export const ReadOnly: Story = { name: 'Только чтение', args: { mode: 'read-only', onPressReadOnly: () => undefined } };
export const Preview: Story = { name: 'Предпросмотр', args: { mode: 'preview' } };
export const Fortnight: Story = { name: 'Две недели', args: { slots: fortnight, 'aria-label': 'С 15 по 28 марта' } };

const theirs = 'компания свободна';
const clash = 'В 11:00 у вас встреча: Золотая пуговица. Перенесите её или выберите другое время.';
const faces: SlotGridSlot[] = [
  { point: '09:00', status: 'BLOCKED' },
  { point: '09:30', status: 'AVAILABLE', isDisabled: true, statusName: theirs },
  { point: '10:00', status: 'AVAILABLE', statusName: theirs },
  {
    point: '10:30',
    status: 'AVAILABLE',
    statusName: theirs,
    face: 'possible',
    note: { text: 'не ваши часы', icon: Moon },
  },
  {
    point: '11:00',
    status: 'AVAILABLE',
    statusName: theirs,
    face: 'clash',
    note: { text: 'у вас встреча', icon: Handshake },
    reason: clash,
  },
  {
    point: '11:30',
    status: 'AVAILABLE',
    statusName: theirs,
    face: 'possible',
    note: { text: 'у вас приглашение', icon: Hourglass },
  },
  {
    point: '12:00',
    status: 'AVAILABLE',
    statusName: theirs,
    face: 'pending',
    note: { text: 'вы пригласили', icon: Hourglass },
  },
  { point: '12:30', status: 'ASSIGNED', note: { text: 'ваша встреча', icon: Handshake } },
  { point: '13:00', status: 'ASSIGNED', statusName: 'компания занята', face: 'taken', note: { text: 'занято' } },
];
export const Faces: Story = { name: 'Приглашение, все виды слотов', args: { mode: 'invite', slots: faces } };
export const ReasonShown: Story = {
  name: 'Причина, почему слот не выбрать',
  args: { mode: 'invite', slots: faces },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[data-face="clash"]')?.click(),
};
export const Loading: Story = { name: 'Загрузка', render: () => <SlotGridSkeleton count={24} /> };
