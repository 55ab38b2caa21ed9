import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { commonTimeOf, inviteSlotOf } from '#testing/inviteDays';
import type { InviteSlotKind } from '../state/inviteSlot';
import { InviteDay } from './InviteDay';

const kinds: InviteSlotKind[] = [
  ...(['past', 'past', 'blocked', 'free', 'free', 'off-hours'] as const),
  ...(['clash', 'rival', 'asked', 'ours', 'taken', 'free'] as const),
];
const slots = kinds.map((kind, index) =>
  inviteSlotOf(kind, `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`),
);

const meta = {
  title: 'Встречи/InviteDay',
  component: InviteDay,
  parameters: {
    guide:
      'Время, свободное у обеих сторон: полоса дней с числом слотов и сетка выбранного дня. Недоступный слот говорит причину: прошло, занято, у вас встреча. В предпросмотре ничего не нажимается.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under what stands beside the strip.',
    },
  },
  args: { time: commonTimeOf(slots), mode: 'invite', onSelect: () => undefined, onOpen: () => undefined },
} satisfies Meta<typeof InviteDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faces: Story = { name: 'Все виды слотов' };
export const Choosing: Story = {
  name: 'Выбор',
  args: {
    time: commonTimeOf(slots.map((slot) => (slot.point === '14:00' ? inviteSlotOf('current', '14:00') : slot))),
    selected: { date: '2026-11-23', point: '10:30' },
    onOpen: undefined,
  },
};
export const TheirsAlone: Story = {
  name: 'Только время компании',
  args: { time: commonTimeOf(slots, { isBoth: false }), mode: 'read-only', onPressReadOnly: () => undefined },
};
export const Preview: Story = {
  name: 'Предпросмотр',
  args: { time: commonTimeOf(slots, { isBoth: false }), mode: 'preview', onOpen: undefined },
};
export const Loading: Story = {
  name: 'Загрузка',
  args: {
    time: commonTimeOf(slots, {
      days: ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => ({ day, state: 'loading' })),
      day: undefined,
      shown: { data: undefined, error: undefined, isLoading: true, reload: () => undefined },
    }),
  },
};
export const Failed: Story = {
  name: 'Не удалось',
  args: {
    time: commonTimeOf(slots, {
      shown: {
        data: undefined,
        error: new Error('no answer'),
        reason: 'Нет связи с сервером.',
        isLoading: false,
        reload: () => undefined,
      },
    }),
  },
};
