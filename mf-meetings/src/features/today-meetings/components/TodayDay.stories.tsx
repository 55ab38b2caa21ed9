import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TodayDay } from './TodayDay';

const meta = { title: 'Встречи/TodayDay', component: TodayDay, args: { today: '2026-11-23' } } satisfies Meta<
  typeof TodayDay
>;
export default meta;
type Story = StoryObj<typeof meta>;

const company = (point: string, name: string, id: number) => ({ point, company: name, company_id: id, is_move: false });

export const Day: Story = {
  args: {
    view: {
      kind: 'day',
      slots: [
        { point: '09:00', status: 'BLOCKED' },
        { point: '09:30', status: 'AVAILABLE' },
        { point: '10:00', status: 'ASSIGNED', companies: ['Северный ветер'] },
        { point: '10:30', status: 'ASSIGNED', companies: ['Типография на набережной', 'Подарки и Ко'] },
        { point: '11:00', status: 'AVAILABLE' },
      ],
      meetings: [
        { point: '10:00', link: 'https://meet.example/abc', companies: [company('10:00', 'Северный ветер', 2)] },
        {
          point: '10:30',
          link: null,
          companies: [company('10:30', 'Типография на набережной', 3), company('10:30', 'Подарки и Ко', 4)],
        },
      ],
    },
  },
};

export const FreeDay: Story = {
  args: {
    view: {
      kind: 'day',
      slots: [
        { point: '09:00', status: 'AVAILABLE' },
        { point: '09:30', status: 'AVAILABLE' },
      ],
      meetings: [],
    },
  },
};

export const AllBlocked: Story = { args: { view: { kind: 'all-blocked' } } };

export const OutsideEvent: Story = {
  args: { view: { kind: 'outside-event', event: { datestart: '2026-12-01', dateend: '2026-12-14' } } },
};
