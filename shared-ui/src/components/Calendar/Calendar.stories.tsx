import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Calendar, type CalendarProps } from './Calendar';

function CalendarOnPage(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return <Calendar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Выбор/Calendar',
  component: Calendar,
  tags: ['готово'],
  parameters: {
    guide: 'Месяц целиком на странице. Выбор дня в форме — DatePickerDialog.',
  },
  args: { value: '2026-03-20', onChange: () => undefined, today: '2026-03-15' },
  render: (args) => <CalendarOnPage {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано' };
export const NothingChosen: Story = { name: 'Ничего не выбрано', args: { value: null } };
export const FromToday: Story = {
  name: 'С сегодняшнего дня',
  args: { value: null, min: '2026-03-15', max: '2026-04-10' },
};
