import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { ChatListItem } from './ChatListItem';

const chat = fixtures.chat({
  last_message: 'Добрый день! Подскажите, какие сроки на 300 футболок?',
  updated_at: '2026-11-20T09:00:00.000Z',
});

const meta = {
  title: 'Сообщения/ChatListItem',
  component: ChatListItem,
  args: { chat, isOnline: false },
  // Address of Storybook's router (.storybook/preview.tsx).
  parameters: {
    guide:
      'Переписка строкой: последнее сообщение, начатый черновик или вложения. Непрочитанное — точка и жирное имя; открытая не показывает своего черновика, он уже в поле.',
    path: '/messages',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: 'Прочитано' };
export const Own: Story = { name: 'Последнее — своё', args: { ownUserId: 1, chat: { ...chat, last_user_id: 1 } } };
export const Unseen: Story = { name: 'Не прочитано', args: { chat: { ...chat, seen: false } } };
export const Online: Story = { name: 'В сети', args: { isOnline: true } };
export const Open: Story = { name: 'Открыт', parameters: { path: '/messages/2' } };
export const Attachments: Story = { name: 'Вложения', args: { chat: { ...chat, last_message: '', attachments: 3 } } };
export const LongWords: Story = {
  name: 'Длинные слова',
  args: {
    chat: {
      ...chat,
      company: 'Общество_с_ограниченной_ответственностью_«Рекламные_сувениры»',
      last_message: 'Ф'.repeat(140),
      seen: false,
    },
  },
};
