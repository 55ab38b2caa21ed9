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
  args: { label: 'Телефон', value: '', onValueChange: () => undefined },
  render: (args) => <PhoneFieldOnPage {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '+7 (916) 123-45-67' } };
export const Invalid: Story = {
  args: { value: '+7 (916) 12', required: true, error: 'Введите номер телефона полностью.' },
};
export const Disabled: Story = { args: { value: '+7 (916) 123-45-67', disabled: true } };
export const Foreign: Story = { args: { value: '+375 29 123 45 67' } };
export const ForeignInvalid: Story = {
  args: { value: '+375 29 123 45', required: true, error: 'Введите номер телефона полностью.' },
};
