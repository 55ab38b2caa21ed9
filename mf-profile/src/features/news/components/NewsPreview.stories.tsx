import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { NewsPreview } from './NewsPreview';

const meta = { title: 'Новости/NewsPreview', component: NewsPreview } satisfies Meta<typeof NewsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { post: fixtures.newsPost() } };

export const Long: Story = {
  args: {
    post: fixtures.newsPost({
      text: `${'Организаторы подготовили новые условия участия и программу деловых встреч. '.repeat(6)}Подробности: https://vstrecha.example/news`,
    }),
  },
};

export const New: Story = { args: { post: fixtures.newsPost(), isNew: true } };
