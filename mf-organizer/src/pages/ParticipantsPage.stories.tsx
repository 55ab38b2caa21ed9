import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { organizerFixtures } from '#testing/organizerFixtures';
import { overview } from '#testing/overview';
import { ParticipantsPage } from './ParticipantsPage';

const answer = (participants = organizerFixtures.companies(), waiting = 1) =>
  storyApi.answer('get', '/api/organizer/participants', {
    participants,
    pages: participants.length === 0 ? 0 : 3,
    total_count: participants.length === 0 ? 0 : 42,
    counts: { registering: 14, waiting, declined: 3, active: 20, blocked: 4 },
  });

const meta = {
  title: 'Страницы/Организатор: участники',
  component: ParticipantsPage,
  parameters: {
    ...atPage('/organizer/participants'),
    guide:
      'Все компании: поиск, фильтры и порядок в адресе, столбцы на этом устройстве. Решения по одной и по всем найденным; отказ сервера назван у каждой строки. На телефоне карточки и фильтры в шторке.',
  },
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', overview());
    answer();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Companies: Story = { name: 'Компании' };
export const Nobody: Story = { name: 'Никого', beforeEach: () => answer([]) };
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/participants', {
      status: 503,
      body: 'Ведутся работы, попробуйте через минуту.',
    }),
};
export const Loading: Story = {
  name: 'Загружаются',
  beforeEach: () => storyApi.hang('get', '/api/organizer/participants'),
};
