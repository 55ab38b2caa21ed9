import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { journalEntries } from '#testing/journal';
import { JournalOf } from './JournalOf';

const meta = {
  title: 'Организатор/JournalOf',
  component: JournalOf,
  tags: ['готово'],
  parameters: {
    guide: 'События журнала об одной компании или новости. Весь журнал — страница «Журнал».',
  },
  args: { subjectType: 'participant', subjectId: 32 },
  beforeEach: () =>
    storyApi.answer('get', '/api/organizer/journal', {
      entries: journalEntries.slice(0, 5),
      pages: 2,
      total_count: journalEntries.length,
    }),
} satisfies Meta<typeof JournalOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  name: 'События',
  parameters: { check: { overlap: 'A name that wraps in its sentence has a box that covers the next one.' } },
};
export const Empty: Story = {
  name: 'Событий нет',
  beforeEach: () => storyApi.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 }),
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () => storyApi.fail('get', '/api/organizer/journal', { status: 503, body: 'Ведутся работы.' }),
};
