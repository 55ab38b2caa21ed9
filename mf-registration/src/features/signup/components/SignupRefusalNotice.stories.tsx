import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignupRefusalNotice } from './SignupRefusalNotice';

const meta = {
  title: 'Регистрация/SignupRefusalNotice',
  component: SignupRefusalNotice,
  args: { refusal: { isNotActivated: false, message: 'Такой E-mail уже используется.', refused: {} } },
} satisfies Meta<typeof SignupRefusalNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TakenEmail: Story = {};

export const TakenEmailAndPhone: Story = {
  args: {
    refusal: {
      isNotActivated: false,
      message: 'Такой E-mail уже используется. Такой номер телефона уже используется.',
      refused: {},
    },
  },
};

export const NotActivated: Story = {
  args: { refusal: { isNotActivated: true, message: 'Аккаунт находится на модерации, войдите позже.', refused: {} } },
};
