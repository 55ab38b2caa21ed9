import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/testing';
import { storyApi } from 'shared-api/testing/stories';
import { MetDialog } from './MetDialog';

const company = { company_id: 7, company: 'Парус', date: '2026-11-20', point: '10:00' };

const meta = {
  title: 'Встречи/MetDialog',
  component: MetDialog,
  parameters: {
    guide:
      'Прошедшие встречи с ответами, заметками и договорённостями: на экране и файлом, который создаётся в браузере. В файл идут строки фильтра.',
  },
  args: { onClose: () => undefined },
  beforeEach: () => {
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['results'] }));
    storyApi.answer('get', '/api/meetings/past', { meetings: {}, pages: 0, total_count: 0 });
    storyApi.answer('get', '/api/meetings/future', { meetings: {}, pages: 0, total_count: 0 });
    storyApi.answer('get', '/api/points', { points: [] });
    storyApi.answer('get', '/api/meetings/results', {
      results: [
        {
          ...company,
          meeting_id: 5,
          outcome: 'agreed',
          note: 'Ждут макет кружек с логотипом.',
          next_at: '2026-12-05',
          updated_at: '2026-11-20T08:00:00Z',
        },
        {
          ...company,
          meeting_id: 6,
          company_id: 8,
          company: 'Банк «Созвездие»',
          point: '11:00',
          outcome: 'missed',
          who_missed: 'they',
          note: '',
          next_at: null,
          updated_at: '2026-11-20T09:00:00Z',
        },
      ],
      agreements: [
        {
          ...company,
          meeting_id: 5,
          version: 1,
          agreed: { text: '20 000 кружек, макет до 5.12', at: '2026-11-20T10:00:00Z' },
        },
      ],
    });
  },
} satisfies Meta<typeof MetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Met: Story = { name: 'Встречи' };

export const Nobody: Story = {
  name: 'Встреч не было',
  beforeEach: () => storyApi.answer('get', '/api/meetings/results', { results: [], agreements: [] }),
};

export const Failed: Story = {
  name: 'Не загрузилось',
  beforeEach: () => storyApi.fail('get', '/api/meetings/past', { status: 500 }),
};
