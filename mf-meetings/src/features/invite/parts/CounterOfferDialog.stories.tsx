import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { CounterOfferDialog } from './CounterOfferDialog';

const meta = {
  title: 'Встречи/CounterOfferDialog',
  component: CounterOfferDialog,
  parameters: {
    guide:
      'Отказ от приглашения и новое время одним шагом. Под заголовком сказано, что именно будет отклонено. Просто отказать — InvitationDecisionDialog.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    },
  },
  args: { invitation: fixtures.invitation({ date: '2026-11-24' }), onClose: () => undefined },
} satisfies Meta<typeof CounterOfferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: 'Выбор времени' };

export const Move: Story = {
  name: 'Вместо переноса',
  args: { invitation: fixtures.invitation({ date: '2026-11-25', _date: '2026-11-24', _point: '12:00' }) },
};
