import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { journalEntries } from '#testing/journal';
import { overview } from '#testing/overview';
import { JournalPage } from './JournalPage';

const meta = {
  title: 'Страницы/Организатор: журнал',
  component: JournalPage,
  parameters: {
    ...atPage('/organizer/journal'),
    guide:
      'Кто и что менял, новые сверху. Отбор стоит в адресе, каждое условие снимается. «Что изменилось» показывает значения рядом.',
  },
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', overview());
    storyApi.answer('get', '/api/organizer/journal', { entries: journalEntries, pages: 12, total_count: 231 });
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const Filtered: Story = {
  name: 'С отбором',
  parameters: atPage('/organizer/journal?actor=5&subject_type=participant&subject_id=34&from=2026-11-20'),
};
export const Empty: Story = {
  name: 'Событий нет',
  beforeEach: () => storyApi.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 }),
};
export const Failed: Story = {
  name: 'Не загрузился',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/journal', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('get', '/api/organizer/journal') };
