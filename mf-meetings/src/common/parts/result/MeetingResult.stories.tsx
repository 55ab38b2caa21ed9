import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Schema } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import { storyApi } from 'shared-api/testing/stories';
import { MeetingResult } from './MeetingResult';

const slot = { date: '2026-11-20', point: '10:00' };
const base = { meeting_id: 5, company_id: 7, company: 'Парус', ...slot };
const result: Schema<'MeetingResult'> = {
  ...base,
  outcome: 'agreed',
  note: 'Ждут макет кружек с логотипом. Решает Ирина, отдел закупок.',
  next_at: '2026-12-05',
  updated_at: '2026-11-20T08:00:00Z',
};
const at = '2026-11-20T09:00:00Z';
const text = '20 000 кружек, макет до 5.12';

const meta = {
  title: 'Встречи/MeetingResult',
  component: MeetingResult,
  parameters: {
    guide:
      'Под встречей с её конца: ответ сохраняется одним нажатием, видит его только своя сторона. «Договорились» открывает общую договорённость: одна сторона пишет строку, другая подтверждает.',
  },
  args: { meeting: slot, company: { point: '10:00', company: 'Парус', company_id: 7, is_move: false, meeting_id: 5 } },
} satisfies Meta<typeof MeetingResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = (results: Schema<'MeetingResult'>[], agreements: Schema<'MeetingAgreement'>[] = []) => {
  storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['results'] }));
  storyApi.answer('get', '/api/meetings/results', { results, agreements });
};

export const Open: Story = { name: 'Без ответа', beforeEach: () => answer([]) };
export const Missed: Story = {
  name: 'Не состоялась',
  beforeEach: () => answer([{ ...result, outcome: 'missed', note: '', next_at: null, who_missed: 'they' }]),
};
export const Agreed: Story = {
  name: 'Договорились',
  beforeEach: () => answer([result], [{ ...base, version: 1, agreed: { text, at } }]),
};
export const Proposed: Story = {
  name: 'Ждёт подтверждения',
  beforeEach: () => answer([result], [{ ...base, version: 1, proposed: { text, by: 'we', at } }]),
};
export const Asked: Story = {
  name: 'Предлагает компания',
  beforeEach: () =>
    answer(
      [],
      [
        {
          ...base,
          version: 2,
          agreed: { text, at },
          proposed: { text: '25 000 кружек, макет до 7.12', by: 'they', at },
        },
      ],
    ),
};
export const Failed: Story = {
  name: 'Прежний ответ не загружен',
  beforeEach: () => {
    answer([]);
    storyApi.fail('get', '/api/meetings/results', { status: 500 });
  },
};
