import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, fixtures, storyApi } from 'shared-api/testing/stories';
import { SendingPage } from './SendingPage';

const meta = {
  title: 'Страницы/Рассылка',
  component: SendingPage,
  parameters: {
    ...atPage('/sending'),
    guide:
      'Кому, что, итог. Отправка идёт через вопрос и десять секунд на отмену; черновик хранится. Пока организаторы не открыли рассылку, страница ждёт.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = { name: 'Компании не выбраны' };
export const Off: Story = {
  name: 'Рассылка выключена',
  beforeEach: () => storyApi.answer('get', '/api/settings', fixtures.settings({ sending_status: false })),
};
