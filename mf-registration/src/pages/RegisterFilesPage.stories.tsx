import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage } from 'shared-api/testing/stories';
import { RegisterFilesPage } from './RegisterFilesPage';

const meta = {
  title: 'Страницы/Регистрация: файлы',
  component: RegisterFilesPage,
  parameters: {
    ...atPage('/register/files'),
    guide: 'Шаг 3, необязательный. Дальше — когда загрузка кончилась или прервана.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Supplier: Story = { name: 'Поставщик', beforeEach: () => answerAsUser({ registration_step: 'FILES' }) };
export const Customer: Story = {
  name: 'Заказчик',
  beforeEach: () => answerAsUser({ registration_step: 'FILES', type: 'Заказчик' }),
};
