import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage } from 'shared-api/testing/stories';
import { RegisterCompanyPage } from './RegisterCompanyPage';

const meta = {
  title: 'Страницы/Регистрация: компания',
  component: RegisterCompanyPage,
  parameters: {
    ...atPage('/register/company'),
    guide: 'Шаг 2. Та же форма, что в профиле; потом всё можно изменить.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Supplier: Story = { name: 'Поставщик', beforeEach: () => answerAsUser({ registration_step: 'COMPANY' }) };
export const Customer: Story = {
  name: 'Заказчик',
  beforeEach: () => answerAsUser({ registration_step: 'COMPANY', type: 'Заказчик' }),
};
