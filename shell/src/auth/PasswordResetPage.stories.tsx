import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsGuest, atPage } from 'shared-api/testing/stories';
import { PasswordResetPage } from './PasswordResetPage';

const meta = {
  title: 'Страницы/Восстановление пароля',
  component: PasswordResetPage,
  parameters: {
    ...atPage('/password_reset'),
    guide: 'Одно поле; после отправки на его месте — куда ушло письмо.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = { name: 'Пусто', beforeEach: answerAsGuest };
