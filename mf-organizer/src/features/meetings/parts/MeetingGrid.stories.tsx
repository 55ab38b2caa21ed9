import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerMeetingStories, storyDay } from '#testing/answerMeetingStories';
import { meetingFixtures } from '#testing/meetingFixtures';
import { MeetingGrid } from './MeetingGrid';

const day = storyDay('2026-11-24');

const meta = {
  title: 'Организатор/MeetingGrid',
  component: MeetingGrid,
  parameters: {
    check: {
      overflow: 'The tables scroll inside the box by design.',
      overlap: 'Cells that are scrolled out of sight lie under the columns that stay.',
    },
    guide:
      'День по времени и местам: выберите встречу, подходящие клетки отмечены, остальные говорят, почему нет. Стрелки, Enter, Esc, мышь.',
  },
  beforeEach: answerMeetingStories,
  args: { day, onRefused: () => {} },
} satisfies Meta<typeof MeetingGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const ManyTables: Story = {
  name: '200 столов',
  args: { day: { ...day, places: Array.from({ length: 200 }, (_, index) => meetingFixtures.table(index + 1)) } },
};
export const Over: Story = { name: 'День прошёл', args: { day: storyDay('2026-11-22') } };
