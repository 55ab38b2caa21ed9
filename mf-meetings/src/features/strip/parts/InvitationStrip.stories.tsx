import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvitationStrip } from './InvitationStrip';

const invitation = {
  id: 31,
  user_id: 7,
  company: 'Банк «Созвездие»',
  date: '2026-11-28',
  point: '10:00',
  _date: null,
  _point: null,
  status: 'AWAITING',
  kind: { direction: 'incoming', isMove: false },
} as const;

const meta = {
  title: 'Встречи/InvitationStrip',
  component: InvitationStrip,
  parameters: {
    guide:
      'Открытое приглашение одной строкой над перепиской и на странице участника. На своё — отмена, на чужое — «принять» и другое время; о переносе решают на странице «Заявки», где видно оба времени.',
  },
  args: { invitation, onDecide: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvitationStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = { name: 'Уже приглашена' };
export const Own: Story = {
  name: 'Своё',
  args: { invitation: { ...invitation, kind: { direction: 'outgoing', isMove: false } } },
};
export const Move: Story = {
  name: 'Перенос',
  args: { invitation: { ...invitation, kind: { direction: 'incoming', isMove: true } } },
};
