import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignupCreated } from './SignupCreated';

const meta = {
  title: 'Регистрация/SignupCreated',
  component: SignupCreated,
  parameters: {
    guide: 'Аккаунт создан, а войти не удалось: форма больше не нужна, остаётся повторить вход или войти самому.',
  },
  args: {
    refusal: {
      isNotActivated: false,
      message: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
    },
    onRetry: () => Promise.resolve(),
  },
} satisfies Meta<typeof SignupCreated>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LoginFailed: Story = { name: 'Вход не удался' };

export const AwaitsActivation: Story = {
  name: 'Ждёт активации',
  args: { refusal: { isNotActivated: true, message: 'Аккаунт находится на модерации, войдите позже.' } },
};
