import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { TodayPage } from './TodayPage';

const meta = {
  title: 'Страницы/Сегодня',
  component: TodayPage,
  parameters: {
    ...atPage('/today'),
    guide:
      'Страница для зала: ближайшая встреча с отсчётом, остальные встречи, что ждёт ответа, завтра. Один столбец, кнопки не ниже 48 px. Открывается и без связи.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Day: Story = { name: 'День со встречами' };
export const Empty: Story = {
  name: 'Встреч нет',
  beforeEach: () => storyApi.answer('get', '/api/meetings/companies', { companies: [] }),
};
export const ChatOnly: Story = { name: 'Только чат', beforeEach: () => answerAsUser({ only_chat: true }) };
export const Failed: Story = {
  name: 'Не загрузилась',
  beforeEach: () =>
    storyApi.fail('get', '/api/points', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
