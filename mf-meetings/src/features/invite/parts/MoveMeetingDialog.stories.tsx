import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoveMeetingDialog } from './MoveMeetingDialog';

const company = { point: '12:00', company: 'Светлый дом', company_id: 4, is_move: false };

const meta = {
  title: 'Встречи/MoveMeetingDialog',
  component: MoveMeetingDialog,
  parameters: {
    guide: 'Новое время для назначенной встречи. Это просьба: прежнее время действует, пока компания не согласится.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    },
  },
  args: {
    meeting: { date: '2026-11-24', point: '12:00', link: null, companies: [company] },
    company,
    onClose: () => undefined,
  },
} satisfies Meta<typeof MoveMeetingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: 'Выбор времени' };
