import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignupCreated } from './SignupCreated';

const meta = {
  title: 'Регистрация/SignupCreated',
  component: SignupCreated,
  args: {
    refusal: {
      isNotActivated: false,
      message: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
      refused: {},
    },
    onRetry: () => Promise.resolve(),
  },
} satisfies Meta<typeof SignupCreated>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LoginFailed: Story = {};

export const AwaitsActivation: Story = {
  args: { refusal: { isNotActivated: true, message: 'Аккаунт находится на модерации, войдите позже.', refused: {} } },
};
