import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { InvitationDecisionDialog } from './InvitationDecisionDialog';

const meta = {
  title: 'Заявки/InvitationDecisionDialog',
  component: InvitationDecisionDialog,
  parameters: {
    guide:
      'Отказ от чужого приглашения или отмена своего: красная кнопка и что именно отменяется. Согласие — InvitationAcceptDialog.',
  },
  args: { pending: { decision: 'reject', invitation: fixtures.invitation() }, onClose: () => undefined },
} satisfies Meta<typeof InvitationDecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reject: Story = { name: 'Отклонить' };

export const Reason: Story = {
  name: 'Отклонить с причиной',
  beforeEach: () => storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['reasons'] })),
};

export const Cancel: Story = {
  name: 'Отозвать',
  args: { pending: { decision: 'cancel', invitation: fixtures.invitation() } },
};
