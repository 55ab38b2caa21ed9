import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { NewsPage } from './NewsPage';

const meta = {
  title: 'Страницы/Новости',
  component: NewsPage,
  parameters: {
    ...atPage('/news'),
    guide:
      'Новости организаторов, новые отделены от прочитанных. Ссылка на новость открывает её страницу списка и раскрывает текст.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const Empty: Story = {
  name: 'Новостей нет',
  beforeEach: () => storyApi.answer('get', '/api/news', { news: [], pages: 0 }),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/news', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
