import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { BroadcastMessagePage } from './BroadcastMessagePage';

const answer = (text: string, body: string) => () =>
  storyApi.answer('get', '/api/notices', {
    notices: [
      {
        id: 12,
        kind: 'organizer',
        at: '2026-11-22T09:00:00.000Z',
        is_read: true,
        urgent: false,
        text,
        body,
        href: '/news/broadcast?id=12',
      },
    ],
    unread_count: 0,
    has_more: false,
  });

const meta = {
  title: 'Страницы/Сообщение организатора',
  component: BroadcastMessagePage,
  parameters: {
    ...atPage('/news/broadcast?id=12'),
    guide: 'Одно сообщение организатора целиком; сюда ведёт колокольчик.',
  },
  beforeEach: answer('Начинаем в десять', 'Ждём вас в зале Б.\n\nПрограмма: https://vstrecha.example/program'),
} satisfies Meta<typeof BroadcastMessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const Long: Story = {
  name: 'Длинное',
  beforeEach: answer('Очень '.repeat(30), 'Ждём вас в зале Б. '.repeat(200)),
};
export const Gone: Story = { name: 'Больше нет', parameters: atPage('/news/broadcast?id=13') };
