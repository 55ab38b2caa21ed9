import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './PasswordField';

const meta = { title: 'Поля/PasswordField', component: PasswordField, args: { label: 'Пароль' } } satisfies Meta<
  typeof PasswordField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'секрет12' } };
export const Invalid: Story = { args: { defaultValue: '123', error: 'Пароль должен содержать не менее 6 символов.' } };
export const Disabled: Story = { args: { disabled: true } };
