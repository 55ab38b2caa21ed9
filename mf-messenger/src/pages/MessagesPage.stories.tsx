import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { MessagesPage } from './MessagesPage';

const meta = {
  title: 'Страницы/Сообщения',
  component: MessagesPage,
  parameters: {
    ...atPage('/messages/2', {
      overlap: 'Messages that are scrolled out of sight count as lying under the header.',
    }),
    guide:
      'На широком экране список и переписка рядом, на узком — по очереди: открытая занимает весь экран. Состояния «нет связи» и «не отправлено» смотрите в группе «Сообщения».',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Conversation: Story = { name: 'Переписка' };
export const ListOnly: Story = { name: 'Список чатов', parameters: atPage('/messages') };
export const NoChats: Story = {
  name: 'Чатов нет',
  parameters: atPage('/messages'),
  beforeEach: () => storyApi.answer('get', '/api/chats', { chats: [], unseen_count: 0 }),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/chats', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
