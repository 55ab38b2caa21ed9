import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DayHeader } from './DayHeader';

const meta = {
  title: 'Данные/DayHeader',
  component: DayHeader,
  args: { date: 'понедельник, 16 марта 2026' },
} satisfies Meta<typeof DayHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Today: Story = { args: { date: 'Сегодня' } };
export const OtherOffset: Story = { args: { zone: 'GMT +05:00' } };
