import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { InviteWithdrawDialog } from './InviteWithdrawDialog';

const meta = {
  title: 'Встречи/InviteWithdrawDialog',
  component: InviteWithdrawDialog,
  parameters: {
    guide:
      'Отмена своего приглашения над календарём компании. На странице «Заявки» то же спрашивает InvitationDecisionDialog.',
  },
  args: {
    invitation: { ...fixtures.invitation(), kind: { direction: 'outgoing', isMove: false } },
    onClose: () => undefined,
  },
} satisfies Meta<typeof InviteWithdrawDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };
