import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { answerMeetingStories, storyPlaces } from '#testing/answerMeetingStories';
import { meetingFixtures } from '#testing/meetingFixtures';
import { MeetingsPage } from './MeetingsPage';

const meta = {
  title: 'Страницы/Организатор: встречи',
  component: MeetingsPage,
  parameters: {
    ...atPage('/organizer/meetings', {
      overflow: 'Days and tables scroll inside their boxes by design.',
      overlap: 'Cells that are scrolled out of sight lie under the columns that stay.',
    }),
    guide:
      'Встречи дня списком и таблицей «время × место». Места и ссылки назначаются сразу многим; отказы перечислены поштучно.',
  },
  beforeEach: answerMeetingStories,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const List: Story = { name: 'Список' };
export const Tables: Story = { name: 'Столы', parameters: atPage('/organizer/meetings?view=tables') };
export const NoPlace: Story = { name: 'Без стола', parameters: atPage('/organizer/meetings?no_place=1') };
export const NothingFound: Story = { name: 'Ничего не найдено', parameters: atPage('/organizer/meetings?q=zzz') };
export const Empty: Story = {
  name: 'Встреч нет',
  beforeEach: () =>
    storyApi.answer('get', '/api/organizer/meetings', ({ query }) =>
      meetingFixtures.day(query.get('date') ?? '', {}, storyPlaces),
    ),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/meetings', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
export const Loading: Story = {
  name: 'Загрузка',
  beforeEach: () => storyApi.hang('get', '/api/organizer/meetings'),
};
