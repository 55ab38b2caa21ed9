import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { NewsPreview } from './NewsPreview';

const meta = {
  title: 'Новости/NewsPreview',
  component: NewsPreview,
  parameters: {
    guide:
      'Новость на странице «Моя страница»: начало с «Читать полностью» на месте. Полная, со ссылкой — NewsArticle.',
  },
} satisfies Meta<typeof NewsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Короткий', args: { post: fixtures.newsPost() } };

export const Long: Story = {
  name: 'Длинный',
  args: {
    post: fixtures.newsPost({
      text: `${'Организаторы подготовили новые условия участия и программу деловых встреч. '.repeat(6)}Подробности: https://vstrecha.example/news`,
    }),
  },
};

export const New: Story = { name: 'Новая', args: { post: fixtures.newsPost(), isNew: true } };
