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
  // Storybook's own router stands at this address (.storybook/preview.tsx).
  parameters: { path: '/messages' },
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

export const Seen: Story = {};
export const Unseen: Story = { args: { chat: { ...chat, seen: false } } };
export const Online: Story = { args: { isOnline: true } };
export const Open: Story = { parameters: { path: '/messages/2' } };
export const Attachments: Story = { args: { chat: { ...chat, last_message: '', attachments: 3 } } };
export const LongWords: Story = {
  args: {
    chat: {
      ...chat,
      company: 'Общество_с_ограниченной_ответственностью_«Рекламные_сувениры»',
      last_message: 'Ф'.repeat(140),
      seen: false,
    },
  },
};
