import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Stack } from 'shared-ui/Stack';
import type { InvitationKind } from '#domain/invitationKind';
import type { Loser } from '#state/losers';
import { LosersFields } from './LosersFields';
import { texts } from './texts';

const loser = (userId: number, company: string, kind: InvitationKind): Loser => ({
  userId,
  company,
  invitations: [{ ...fixtures.invitation({ user_id: userId, company }), kind }],
});
const received = { direction: 'incoming', isMove: false } as const;

const meta = {
  title: 'Заявки/LosersFields',
  component: LosersFields,
  parameters: {
    guide:
      'Кто ещё ждёт это время и что с ними сделать: отклонить и написать или оставить. Говорит, какие встречи не состоятся, а какие останутся на прежнем времени.',
  },
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

export const Several: Story = { name: 'Несколько' };

export const One: Story = { name: 'Одна', args: { losers: [loser(2, 'Парус', received)] } };

export const Moves: Story = {
  name: 'Переносы',
  args: { losers: [loser(2, 'Шаг', { direction: 'incoming', isMove: true })] },
};

export const Unticked: Story = { name: 'Не отмечено', args: { isDeclining: false } };
