import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScheduleSlot } from '../api/useSchedule';
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
  parameters: {
    guide:
      'Своё свободное время, одно на все дни: в редактировании профиля и в конце регистрации. Выбранные слоты становятся доступными или недоступными разом. Кто только переписывается, видит часы без правки и объяснение над ними.',
  },
  args: { schedule, isReadOnly: false, onChange: () => Promise.resolve(true) },
} satisfies Meta<typeof ScheduleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = { name: 'Своё расписание' };
export const AllBlocked: Story = { name: 'Все слоты нерабочие', args: { schedule: blocked } };
export const Selected: Story = { name: 'Выбрано', args: { initialSelection: ['12:00', '12:30', '13:00'] } };
export const ChatOnly: Story = { name: 'Только чат', args: { isReadOnly: true } };
