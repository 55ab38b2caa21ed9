import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsGuest, atPage } from 'shared-api/testing/stories';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Страницы/Вход',
  component: LoginPage,
  parameters: {
    ...atPage('/login'),
    guide: 'Первая страница гостя. После входа открывается адрес, за которым пришли.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = { name: 'Пусто', beforeEach: answerAsGuest };
