import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { NewsArticle } from './NewsArticle';

const meta = {
  title: 'Новости/NewsArticle',
  component: NewsArticle,
  args: { post: fixtures.newsPost(), isNew: false, isWanted: false },
} satisfies Meta<typeof NewsArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Fresh: Story = { args: { isNew: true } };
export const LongText: Story = { args: { post: fixtures.newsPost({ text: 'Программа выставки. '.repeat(40) }) } };
