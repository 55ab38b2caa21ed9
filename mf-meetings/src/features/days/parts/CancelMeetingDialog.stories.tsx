import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { CancelMeetingDialog } from './CancelMeetingDialog';

const company = { point: '10:00', company: 'Банк «Созвездие»', company_id: 7, is_move: false };

const meta = {
  title: 'Встречи/CancelMeetingDialog',
  component: CancelMeetingDialog,
  parameters: {
    guide:
      'Отмена встречи для обеих сторон: компания, день, московское время и причина, если хочется её назвать. За час до начала предупреждает, что компания уже может идти. Если встречи уже нет, окно закрывается само, а сообщение объясняет почему.',
  },
  args: {
    meeting: { date: '2026-11-28', point: '10:00', link: null, companies: [company] },
    company,
    onCancelled: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof CancelMeetingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };

export const Soon: Story = {
  name: 'Скоро начнётся',
  args: { meeting: { date: '2026-11-23', point: '12:30', link: null, companies: [company] } },
  beforeEach: () =>
    storyApi.answer('get', '/api/user/{id}', fixtures.participant({ id: 7, phone: '+7 921 000-11-22' })),
};
