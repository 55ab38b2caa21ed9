import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import type { InvitationListState } from '../state/useInvitationList';
import { NoInvitations } from './NoInvitations';

const empty = { invitations: [], total_count: 0, pages: 0 };
const listOf = (kind: InvitationKind): InvitationListState => ({
  kind,
  query: {
    data: empty,
    previous: undefined,
    error: undefined,
    reason: undefined,
    isLoading: false,
    reload: () => Promise.resolve(empty),
  },
  isPaged: false,
  open: [],
  kept: new Set<number>(),
});
const [meetings, ownMeetings, moves, ownMoves] = invitationKinds;

const meta = {
  title: 'Заявки/NoInvitations',
  component: NoInvitations,
  parameters: {
    guide: 'Первый шаг, когда нет ни одного приглашения. Компаниям, которые общаются только в чате, его нет.',
  },
  args: { lists: [listOf(meetings), listOf(ownMeetings), listOf(moves), listOf(ownMoves)] },
} satisfies Meta<typeof NoInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
