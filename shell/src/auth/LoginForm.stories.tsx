import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Вход/LoginForm',
  component: LoginForm,
  parameters: {
    guide: 'Логин и пароль. Ссылка «Забыли пароль?» стоит у поля, но Tab сначала ведёт в него.',
  },
  args: { onSubmit: () => new Promise<void>((resolve) => setTimeout(resolve, 2_000)) },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
