import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordResetForm } from './PasswordResetForm';

const meta = {
  title: 'Вход/PasswordResetForm',
  component: PasswordResetForm,
  parameters: {
    guide: 'Почта, на которую придёт новый пароль. После отказа введённое остаётся.',
  },
  args: { onSubmit: () => new Promise<void>(() => {}) },
} satisfies Meta<typeof PasswordResetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
