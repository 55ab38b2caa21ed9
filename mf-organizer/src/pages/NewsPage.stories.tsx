import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { journalEntries } from '#testing/journal';
import { organizerNews, organizerPosts } from '#testing/news';
import { overview } from '#testing/overview';
import { NewsPage } from './NewsPage';

const meta = {
  title: 'Страницы/Организатор: новости',
  component: NewsPage,
  parameters: {
    ...atPage('/organizer/news'),
    guide:
      'Черновики, новости на время и опубликованные. Правка идёт рядом с карточкой, которую увидят участники; несохранённое остаётся на устройстве.',
  },
  beforeEach: () => {
    localStorage.clear();
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', overview());
    storyApi.answer('get', '/api/organizer/news', organizerNews(organizerPosts));
    storyApi.answer('get', '/api/organizer/journal', {
      entries: journalEntries.slice(0, 2),
      pages: 1,
      total_count: 2,
    });
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const List: Story = { name: 'Список' };
export const New: Story = { name: 'Новая', parameters: atPage('/organizer/news/new') };
export const Draft: Story = { name: 'Черновик', parameters: atPage('/organizer/news/3') };
export const Scheduled: Story = { name: 'Ждёт времени', parameters: atPage('/organizer/news/4') };
export const Published: Story = { name: 'Опубликована', parameters: atPage('/organizer/news/2') };
export const Missing: Story = { name: 'Не найдена', parameters: atPage('/organizer/news/99') };
export const Empty: Story = {
  name: 'Новостей нет',
  beforeEach: () =>
    storyApi.answer(
      'get',
      '/api/organizer/news',
      organizerNews([], { counts: { draft: 0, scheduled: 0, published: 0 }, pages: 0 }),
    ),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/news', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('get', '/api/organizer/news') };
