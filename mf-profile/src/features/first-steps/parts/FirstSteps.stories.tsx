import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { answerAsUser, storyApi } from 'shared-api/testing/stories';
import { FirstSteps } from './FirstSteps';

const companies = ['Шаг', 'Производственно-коммерческое объединение «Сувениры и подарки Поволжья»', 'Лель'].map(
  (company, index) => fixtures.participant({ id: index + 2, company }),
);

const meta = {
  title: 'Профиль/FirstSteps',
  component: FirstSteps,
  parameters: {
    guide:
      'Первые шаги новой компании: подходящие компании с ближайшим общим временем и логотип. Шаг уходит, когда сделан; всё вместе можно скрыть и вернуть в разделе «Помощь».',
  },
  args: { userId: 1 },
  beforeEach: () => {
    localStorage.clear();
    answerAsUser({ id: 1 });
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['fit_sort'] }));
    storyApi.answer('get', '/api/invitations/outgoing', { invitations: [], total_count: 0, pages: 0 });
    storyApi.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
    storyApi.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
    storyApi.answer('post', '/api/users', { users: companies, pages: 1, total_count: 3 });
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = { name: 'Новая компания' };
export const ChatOnly: Story = {
  name: 'Только чат',
  beforeEach: () => answerAsUser({ id: 1, only_chat: true }),
};
export const NoCompanies: Story = {
  name: 'Каталог пуст',
  beforeEach: () => storyApi.answer('post', '/api/users', { users: [], pages: 0, total_count: 0 }),
};
