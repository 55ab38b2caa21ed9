import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { organizerFixtures } from '#testing/organizerFixtures';
import { OpenParticipant } from './OpenParticipant';

const meta = {
  title: 'Организатор/OpenParticipant',
  component: OpenParticipant,
  parameters: {
    guide:
      'Карточка компании: справа поверх списка, на телефоне страница. Чужая правка той же компании показана рядом со своей.',
    layout: 'fullscreen',
  },
  args: {
    id: 2,
    isPage: false,
    listTo: '/organizer/participants',
    onAction: () => {},
    outcome: undefined,
    onClose: () => {},
  },
  beforeEach: () => {
    storyApi.answer(
      'get',
      '/api/organizer/participants/{id}',
      organizerFixtures.card({
        stand: 'А-12',
        organizer_note: 'Просят угловой стенд.',
        letters: [
          { kind: 'activated', at: '2026-11-10T09:00:30.000Z', state: 'sent' },
          { kind: 'organizer', at: '2026-11-22T08:59:00.000Z', state: 'due' },
        ],
      }),
    );
    storyApi.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 });
  },
} satisfies Meta<typeof OpenParticipant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = { name: 'Справа' };
export const OwnPage: Story = { name: 'Страница', parameters: { layout: 'padded' }, args: { isPage: true } };
export const Waiting: Story = {
  name: 'Ждёт активации',
  beforeEach: () =>
    storyApi.answer(
      'get',
      '/api/organizer/participants/{id}',
      organizerFixtures.card({ state: 'waiting', step: 'COMPANY', seen_at: null }),
    ),
};
export const NotFound: Story = {
  name: 'Такой нет',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/participants/{id}', { status: 404, body: 'Такой компании нет.' }),
};
