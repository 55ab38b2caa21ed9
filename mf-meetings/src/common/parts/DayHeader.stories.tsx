import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DayHeader } from './DayHeader';

const meta = {
  title: 'Встречи/DayHeader',
  component: DayHeader,
  parameters: {
    guide: 'Заголовок дня в расписании: число, день недели, московское время.',
  },
  args: { date: 'понедельник, 16 марта 2026' },
} satisfies Meta<typeof DayHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const Today: Story = { name: 'Сегодня', args: { date: 'Сегодня' } };
export const OtherOffset: Story = { name: 'Другой пояс', args: { zone: 'GMT +05:00' } };
