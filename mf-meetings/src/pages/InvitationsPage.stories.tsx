import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { InvitationsPage } from './InvitationsPage';

const meta = {
  title: 'Страницы/Заявки на встречу',
  component: InvitationsPage,
  parameters: {
    ...atPage('/invitations'),
    guide:
      'Четыре списка: чужие и свои приглашения, на встречу и на перенос. На телефоне они свёрнуты, заголовок говорит число; отказ одного списка не мешает остальным.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const Empty: Story = {
  name: 'Заявок нет.',
  beforeEach: () => {
    const none = { invitations: [], total_count: 0, pages: 0 };
    storyApi.answer('get', '/api/invitations/incoming', none);
    storyApi.answer('get', '/api/invitations/outgoing', none);
    storyApi.answer('get', '/api/invitations/count', { count: 0 });
  },
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/invitations/incoming', {
      status: 503,
      body: 'Ведутся работы, попробуйте через минуту.',
    }),
};
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('get', '/api/invitations/incoming') };
