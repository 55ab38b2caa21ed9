import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage } from 'shared-api/testing/stories';
import { RegisterMeetingsPage } from './RegisterMeetingsPage';

const meta = {
  title: 'Страницы/Регистрация: встречи',
  component: RegisterMeetingsPage,
  parameters: {
    ...atPage('/register/meetings'),
    guide:
      'Шаг 4. Уведомления, формат общения, свободное время. Завершить можно, отметив хотя бы один слот или выбрав только чат.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Supplier: Story = { name: 'Поставщик', beforeEach: () => answerAsUser({ registration_step: 'MEETINGS' }) };
export const Customer: Story = {
  name: 'Заказчик',
  beforeEach: () => answerAsUser({ registration_step: 'MEETINGS', type: 'Заказчик' }),
};
