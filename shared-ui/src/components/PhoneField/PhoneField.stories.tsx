import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

function PhoneFieldOnPage(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Поля/PhoneField',
  component: PhoneField,
  tags: ['готово'],
  parameters: {
    guide: 'Номер телефона любой страны: российский с любой записью кода, иностранный — с «+» и кодом страны.',
  },
  args: { label: 'Телефон', value: '', onValueChange: () => undefined },
  render: (args) => <PhoneFieldOnPage {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Filled: Story = { name: 'Заполнено', args: { value: '+7 (916) 123-45-67' } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { value: '+7 (916) 12', required: true, error: 'Введите номер телефона полностью.' },
};
export const Disabled: Story = { name: 'Недоступен', args: { value: '+7 (916) 123-45-67', disabled: true } };
export const Foreign: Story = { name: 'Номер другой страны', args: { value: '+375 29 123 45 67' } };
export const ForeignInvalid: Story = {
  name: 'Номер другой страны, неполный',
  args: { value: '+375 29 123 45', required: true, error: 'Введите номер телефона полностью.' },
};
export const Unclear: Story = { name: 'Неясный номер', args: { value: '+7 912 345-67-89, +7 495 123-45-67' } };
