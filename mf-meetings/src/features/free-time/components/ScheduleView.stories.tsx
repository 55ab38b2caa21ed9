import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScheduleSlot } from '../schedule';
import { ScheduleView } from './ScheduleView';

const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
const schedule: ScheduleSlot[] = times.map((point) => ({ point, status: point < '12:00' ? 'AVAILABLE' : 'BLOCKED' }));
const blocked: ScheduleSlot[] = times.map((point) => ({ point, status: 'BLOCKED' }));

const meta = {
  title: 'Встречи/ScheduleView',
  component: ScheduleView,
  args: { schedule, isReadOnly: false, onChange: () => Promise.resolve(true) },
} satisfies Meta<typeof ScheduleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = {};
export const AllBlocked: Story = { args: { schedule: blocked } };
export const Selected: Story = { args: { initialSelection: ['12:00', '12:30', '13:00'] } };
export const ChatOnly: Story = { args: { isReadOnly: true } };
