import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { DecidedInvitations } from './DecidedInvitations';

const invitations = (['ACCEPTED', 'REJECTED', 'CANCELED', 'ACCEPTED', 'REJECTED'] as const).map((status, index) =>
  fixtures.invitation({ id: index + 1, user_id: 2, status, date: '2099-11-23' }),
);

const meta = {
  title: 'Заявки/DecidedInvitations',
  component: DecidedInvitations,
  parameters: {
    guide: 'Решённые, отозванные и истёкшие приглашения под открытыми: три новых, остальные по «Показать все».',
  },
  args: {
    kind: { direction: 'outgoing', isMove: false },
    decided: { shown: { rows: invitations, total: 25, pages: 3 }, position: 'folded', goTo: () => undefined },
    onDecide: () => undefined,
    onCounterOffer: () => undefined,
  },
} satisfies Meta<typeof DecidedInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { name: 'Много' };
export const Unfolded: Story = {
  name: 'Развёрнуты',
  args: { decided: { ...meta.args.decided, position: 2 } },
};
export const Few: Story = {
  name: 'Несколько',
  args: { decided: { ...meta.args.decided, shown: { rows: invitations.slice(0, 2), total: 2, pages: 1 } } },
};
