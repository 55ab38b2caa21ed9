import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { answerMeetingStories, storyDay } from '#testing/answerMeetingStories';
import { AssignDialog } from './AssignDialog';

const meta = {
  title: 'Организатор/AssignDialog',
  component: AssignDialog,
  parameters: {
    guide: 'Сначала план: сколько встреч получат место и где столов не хватает. Назначает вторая кнопка.',
  },
  beforeEach: answerMeetingStories,
  args: { day: storyDay('2026-11-23'), onClose: () => {} },
} satisfies Meta<typeof AssignDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = { name: 'План' };
export const Nothing: Story = {
  name: 'Все с местами',
  beforeEach: () => storyApi.answer('post', '/api/organizer/meetings/assign', { assigned: [], unplaced: [] }),
};
export const Failed: Story = {
  name: 'Не составлен',
  beforeEach: () =>
    storyApi.fail('post', '/api/organizer/meetings/assign', {
      status: 429,
      body: 'Слишком много изменений. Повторите через 20 с.',
    }),
};
