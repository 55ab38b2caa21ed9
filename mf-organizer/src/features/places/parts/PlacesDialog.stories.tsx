import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { answerMeetingStories } from '#testing/answerMeetingStories';
import { PlacesDialog } from './PlacesDialog';

const meta = {
  title: 'Организатор/PlacesDialog',
  component: PlacesDialog,
  parameters: {
    guide: 'Столы добавляют номерами, «от 1 до 40». Место со встречами отключают, без встреч можно удалить.',
  },
  beforeEach: answerMeetingStories,
  args: { onClose: () => {} },
} satisfies Meta<typeof PlacesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = { name: 'Места' };
export const Empty: Story = {
  name: 'Мест нет',
  beforeEach: () => storyApi.answer('get', '/api/organizer/places', { places: [] }),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () => storyApi.fail('get', '/api/organizer/places', { status: 503 }),
};
