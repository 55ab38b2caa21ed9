import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelMeetingDialog } from './CancelMeetingDialog';

const company = { point: '10:00', company: 'Банк «Созвездие»', company_id: 7, is_move: false };

const meta = {
  title: 'Встречи/CancelMeetingDialog',
  component: CancelMeetingDialog,
  parameters: {
    guide:
      'Отмена встречи для обеих сторон: компания, день и московское время. Если встречи уже нет, окно закрывается само, а сообщение объясняет почему.',
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
