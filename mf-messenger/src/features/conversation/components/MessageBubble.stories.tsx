import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessageBubble } from './MessageBubble';

const doNothing = () => {};

const meta = {
  title: 'Сообщения/MessageBubble',
  component: MessageBubble,
  args: {
    text: 'Добрый день! Вот наш каталог: https://example.com/catalog\nСмотрите вторую страницу.',
    createdAt: '2026-11-21T09:00:00.000Z',
    isOwn: false,
    author: 'Северный ветер',
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const Own: Story = { args: { isOwn: true, author: 'Вы' } };
export const Sending: Story = { args: { isOwn: true, author: 'Вы', status: { kind: 'sending' } } };
export const Failed: Story = {
  args: {
    isOwn: true,
    author: 'Вы',
    status: {
      kind: 'failed',
      reason: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
      onRetry: doNothing,
      onRemove: doNothing,
    },
  },
};
export const LongWords: Story = {
  args: { text: `https://example.com/${'очень-длинный-путь-'.repeat(12)} ${'Щ'.repeat(200)}` },
};
export const Attachments: Story = {
  args: {
    text: 'Смета и макет',
    attachments: [
      { id: 1, url: '/api/attachments/1', filename: 'Смета.xlsx', filesize: 48_200, is_deleted: false },
      {
        id: 2,
        url: '/api/attachments/2',
        filename: 'Макет логотипа для нанесения на ткань, окончательный.pdf',
        filesize: 7_340_032,
        is_deleted: false,
      },
      { id: 3, url: '/api/attachments/3', filename: 'Старый макет.pdf', filesize: 1_024, is_deleted: true },
    ],
  },
};
