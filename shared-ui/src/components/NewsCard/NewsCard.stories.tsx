import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewsCard } from './NewsCard';

const meta = {
  title: 'Данные/NewsCard',
  component: NewsCard,
  tags: ['готово'],
  parameters: {
    guide:
      'Новость, как её видят участники, и предпросмотр у организатора. Длинный текст раскрывается на месте, адреса становятся ссылками.',
  },
  args: {
    title: 'Открыта запись на встречи',
    text: 'Выбирайте свободное время.\n\nПодробности: https://vstrecha.example/news',
    time: { iso: '2026-11-22T15:00:00.000Z', words: '22.11.2026 в 18:00' },
    limit: 300,
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: 'Прочитана' };
export const New: Story = { name: 'Новая', args: { isNew: true } };
export const Pinned: Story = { name: 'Закреплена и изменена', args: { isPinned: true, edited: '22.11 в 18:20' } };
export const Long: Story = { name: 'Длинный текст', args: { text: 'Программа выставки. '.repeat(40) } };
export const LongWord: Story = { name: 'Слово без пробелов', args: { title: 'Мероприятие'.repeat(12) } };
