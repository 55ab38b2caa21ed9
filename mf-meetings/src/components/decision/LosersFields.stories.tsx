import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Stack } from 'shared-ui/Stack';
import type { InvitationKind } from '#domain/invitationKind';
import type { Loser } from './losers';
import { LosersFields } from './LosersFields';
import { texts } from './texts';

const loser = (userId: number, company: string, kind: InvitationKind): Loser => ({
  userId,
  company,
  requests: [{ ...fixtures.invitation({ user_id: userId, company }), kind }],
});
const received = { direction: 'incoming', isMove: false } as const;

const meta = {
  title: 'Заявки/LosersFields',
  component: LosersFields,
  args: {
    losers: [
      loser(2, 'Парус', received),
      loser(3, 'Корзинка', received),
      loser(4, 'Студия «Левый Джо»', { direction: 'outgoing', isMove: false }),
    ],
    isDeclining: true,
    onDecliningChange: () => undefined,
    note: texts.readyNote,
    onNoteChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <Stack gap={3}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof LosersFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { losers: [loser(2, 'Парус', received)] } };

export const Moves: Story = { args: { losers: [loser(2, 'Шаг', { direction: 'incoming', isMove: true })] } };

export const Unticked: Story = { args: { isDeclining: false } };
