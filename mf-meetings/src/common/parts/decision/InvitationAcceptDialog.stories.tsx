import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { InvitationAcceptDialog } from './InvitationAcceptDialog';

const meta = {
  title: 'Заявки/InvitationAcceptDialog',
  component: InvitationAcceptDialog,
  parameters: {
    guide:
      'Согласие на встречу. Если на это время есть другие приглашения, называет их и предлагает отклонить с сообщением; исходы показывает, прежде чем закрыться.',
  },
  args: {
    invitation: fixtures.invitation({
      id: 3,
      user_id: 8,
      company: 'Клиника «Забота»',
      date: '2026-11-25',
      point: '15:00',
    }),
    onClose: () => undefined,
  },
} satisfies Meta<typeof InvitationAcceptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };

export const Competing: Story = {
  name: 'На одно время с другой',
  args: { invitation: fixtures.invitation({ id: 1, date: '2026-11-24', point: '10:30' }) },
};
