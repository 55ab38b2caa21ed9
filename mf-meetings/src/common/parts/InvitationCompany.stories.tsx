import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { InvitationCompany } from './InvitationCompany';

const meta = {
  title: 'Заявки/InvitationCompany',
  component: InvitationCompany,
  parameters: {
    guide:
      'Другая сторона приглашения: картинка, в сети ли, город, что ищет или предлагает и чем подходит. Место под эти строки занято сразу: они приходят позже списка.',
  },
  args: { invitation: fixtures.invitation({ user_id: 2 }) },
} satisfies Meta<typeof InvitationCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: 'Полностью' };
export const Brief: Story = { name: 'Коротко', args: { children: 'Причина: в это время у нас доклад' } };
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('get', '/api/user/{id}') };
