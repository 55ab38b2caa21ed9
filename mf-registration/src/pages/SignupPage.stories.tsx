import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsGuest, atPage } from 'shared-api/testing/stories';
import { SignupPage } from './SignupPage';

const meta = {
  title: 'Страницы/Регистрация: аккаунт',
  component: SignupPage,
  parameters: {
    ...atPage('/signup'),
    guide: 'Шаг 1. Поставщик или заказчик, контакты, пароль. Введённое хранится до отправки, кроме пароля и согласия.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = { name: 'Пусто', beforeEach: answerAsGuest };
