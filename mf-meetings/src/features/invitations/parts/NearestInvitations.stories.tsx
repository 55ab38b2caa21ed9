import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { NearestInvitations } from './NearestInvitations';

const kind = { direction: 'incoming', isMove: false } as const;
const received = Array.from({ length: 5 }, (_, index) => ({
  ...fixtures.invitation({ id: index + 1, user_id: 2, date: `2099-11-2${index}` }),
  kind,
}));

const meta = {
  title: 'Заявки/NearestInvitations',
  component: NearestInvitations,
  parameters: {
    guide: 'На телефоне над свёрнутыми списками: три приглашения, которые истекут раньше всех, с кнопками.',
  },
  args: {
    lists: [],
    received,
    count: 5,
    open: received,
    onDecide: () => undefined,
    onCounterOffer: () => undefined,
  },
} satisfies Meta<typeof NearestInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = { name: 'Есть ещё' };
export const Few: Story = { name: 'Немного', args: { received: received.slice(0, 2), count: 2 } };
export const Loading: Story = { name: 'Загрузка', args: { received: undefined } };
