import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { DatePicker, type DatePickerProps } from './DatePicker';

function ControlledDatePicker(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Поля/DatePicker',
  component: DatePicker,
  tags: ['готово'],
  args: { label: 'Начало', value: '', onChange: () => undefined, today: '2026-11-22' },
  parameters: {
    guide: 'День в форме или отборе: набрать цифрами или выбрать в календаре. День мероприятия из полосы — DayStrip.',
  },
  render: (args) => <ControlledDatePicker {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Chosen: Story = { name: 'Выбрано', args: { value: '2026-11-28' } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { value: '2026-11-20', required: true, error: 'Конец не может быть раньше начала.' },
};
export const Disabled: Story = { name: 'Недоступно', args: { value: '2026-11-28', disabled: true } };
