import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { InvitationItem } from './InvitationItem';

// Far from any «now», so that the stories look the same on every day.
const future = { date: '2099-11-23', point: '10:30' };

const meta = {
  title: 'Заявки/InvitationItem',
  component: InvitationItem,
  args: { direction: 'incoming', competing: 1, onDecide: () => undefined, onCounterOffer: () => undefined },
  decorators: [
    (Story) => (
      <ul style={{ containerType: 'inline-size' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof InvitationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IncomingAwaiting: Story = { args: { invitation: fixtures.invitation(future) } };

export const OutgoingAwaiting: Story = { args: { invitation: fixtures.invitation(future), direction: 'outgoing' } };

export const Competing: Story = { args: { invitation: fixtures.invitation(future), competing: 2 } };

export const Accepted: Story = { args: { invitation: fixtures.invitation({ ...future, status: 'ACCEPTED' }) } };

export const Rejected: Story = { args: { invitation: fixtures.invitation({ ...future, status: 'REJECTED' }) } };

export const Canceled: Story = { args: { invitation: fixtures.invitation({ ...future, status: 'CANCELED' }) } };

export const TimeOver: Story = { args: { invitation: fixtures.invitation({ date: '2020-11-23' }) } };

export const Move: Story = {
  args: { invitation: fixtures.invitation({ ...future, _date: '2099-11-22', _point: '16:00' }) },
};

export const LongName: Story = {
  args: {
    invitation: fixtures.invitation({
      ...future,
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
    }),
  },
};
