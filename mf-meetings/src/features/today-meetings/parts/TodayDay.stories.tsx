import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { TodayMeeting } from '../state/todayView';
import { TodayDay } from './TodayDay';

const meta = {
  title: 'Встречи/TodayDay',
  component: TodayDay,
  parameters: {
    guide:
      'Сегодня на своей странице: встречи и слоты дня. Пустой день говорит причину — вне мероприятия, всё нерабочее, только чат — и называет следующую встречу.',
  },
  args: { date: '2026-11-23' },
} satisfies Meta<typeof TodayDay>;
export default meta;
type Story = StoryObj<typeof meta>;

const slots = [
  { point: '09:00', status: 'BLOCKED' as const },
  { point: '09:30', status: 'AVAILABLE' as const },
  { point: '10:00', status: 'ASSIGNED' as const },
  { point: '10:30', status: 'ASSIGNED' as const },
  { point: '11:00', status: 'ASSIGNED' as const },
  { point: '11:30', status: 'AVAILABLE' as const },
];
const company = (point: string, name: string, id: number) => ({ point, company: name, company_id: id, is_move: false });
const meeting = (point: string, phase: TodayMeeting['phase'], ...names: string[]): TodayMeeting => ({
  date: '2026-11-23',
  point,
  link: phase.kind === 'later' ? null : 'https://meet.example/abc',
  companies: names.map((name, index) => company(point, name, index + 2)),
  phase,
});

export const Day: Story = {
  name: 'День',
  args: {
    view: {
      kind: 'day',
      slots,
      meetings: [
        meeting('10:30', { kind: 'next', left: 25 * 60_000 }, 'Банк «Созвездие»'),
        meeting('10:00', { kind: 'past' }, 'Северный ветер'),
        meeting('11:00', { kind: 'later' }, 'Типография на набережной', 'Подарки и Ко'),
      ],
    },
  },
};

export const Running: Story = {
  name: 'Идёт сейчас',
  args: { view: { kind: 'day', slots, meetings: [meeting('10:00', { kind: 'running' }, 'Северный ветер')] } },
};

export const Over: Story = {
  name: 'Прошло',
  args: { view: { kind: 'day', slots, meetings: [meeting('10:00', { kind: 'past' }, 'Северный ветер')] } },
};

export const FreeDay: Story = {
  name: 'Свободный день',
  args: { view: { kind: 'day', slots: slots.slice(0, 2), meetings: [] } },
};

export const ChatOnly: Story = { name: 'Только чат', args: { view: { kind: 'chat-only' } } };

export const AllBlocked: Story = { name: 'Все слоты нерабочие', args: { view: { kind: 'all-blocked' } } };

export const OutsideEvent: Story = {
  name: 'Вне события',
  args: { view: { kind: 'outside-event', event: { datestart: '2026-12-01', dateend: '2026-12-14' } } },
};
