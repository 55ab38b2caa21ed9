import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { NewsArticle } from './NewsArticle';

const meta = {
  title: 'Новости/NewsArticle',
  component: NewsArticle,
  parameters: {
    guide:
      'Новость на своей странице: заголовок, время, свёрнутый длинный текст и ссылка на неё. Открытая по ссылке раскрыта и на миг подсвечена.',
  },
  args: { post: fixtures.newsPost(), isNew: false, isWanted: false },
} satisfies Meta<typeof NewsArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: 'Прочитана' };
export const Fresh: Story = { name: 'Новая', args: { isNew: true } };
export const LongText: Story = {
  name: 'Длинный текст',
  args: { post: fixtures.newsPost({ text: 'Программа выставки. '.repeat(40) }) },
};
export const Pinned: Story = {
  name: 'Закреплена и изменена',
  args: { post: fixtures.newsPost({ pinned: true, edited_at: '2026-11-22T15:20:00.000Z' }) },
};
