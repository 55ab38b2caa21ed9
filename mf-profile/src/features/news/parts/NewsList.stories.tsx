import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Card } from 'shared-ui/Card';
import { NewsList } from './NewsList';
import { NewsSkeleton } from './NewsSkeleton';

const long = `${'Организаторы подготовили новые условия участия и программу деловых встреч. '.repeat(6)}Подробности: https://vstrecha.example/news`;
const posts = [
  fixtures.newsPost({ id: 4, title: 'Итоги первого дня', created_at: '2026-11-21T15:00:00.000Z' }),
  fixtures.newsPost({ id: 3, title: 'Правила участия обновлены', text: long }),
  fixtures.newsPost({ id: 2, title: 'Расписание встреч открыто', created_at: '2026-11-18T07:30:00.000Z' }),
];

const meta = {
  title: 'Новости/NewsList',
  component: NewsList,
  parameters: {
    guide:
      'Страница новостей: непрочитанные отмечены и отделены от прочитанных. Пока грузится другая страница, эта бледнеет, но остаётся.',
  },
  args: { posts, isNew: ({ id }) => id === 4 },
  render: (args) => (
    <Card aria-label="Новости">
      <NewsList {...args} />
    </Card>
  ),
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNew: Story = { name: 'С новыми' };
export const AllSeen: Story = { name: 'Всё прочитано', args: { isNew: () => false } };
export const LedToOne: Story = { name: 'Открыта по ссылке', args: { wantedId: 3 } };
export const OnItsWay: Story = {
  name: 'Ждёт другую страницу',
  args: { isOutdated: true },
  parameters: { check: { axe: 'What is being replaced is dimmed, as everywhere.' } },
};
export const Loading: Story = {
  name: 'Загрузка',
  render: () => (
    <Card aria-label="Новости">
      <NewsSkeleton />
    </Card>
  ),
};
