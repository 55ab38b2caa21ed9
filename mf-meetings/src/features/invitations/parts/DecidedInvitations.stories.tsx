import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { DecidedInvitations } from './DecidedInvitations';

const invitations = (['ACCEPTED', 'REJECTED', 'CANCELED', 'ACCEPTED', 'REJECTED'] as const).map((status, index) =>
  fixtures.invitation({ id: index + 1, user_id: 2, status, date: '2099-11-23' }),
);

const meta = {
  title: 'Заявки/DecidedInvitations',
  component: DecidedInvitations,
  tags: ['новое'],
  parameters: {
    guide: 'Решённые, отозванные и истёкшие заявки под открытыми: три новых, остальные по «Показать все».',
  },
  args: {
    kind: { direction: 'outgoing', isMove: false },
    invitations,
    onDecide: () => undefined,
    onCounterOffer: () => undefined,
  },
} satisfies Meta<typeof DecidedInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { name: 'Много' };
export const Few: Story = { name: 'Несколько', args: { invitations: invitations.slice(0, 2) } };
