import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { InvitationItem } from './InvitationItem';

// Far in the future, so that the stories look the same every day.
const future = { date: '2099-11-23', point: '10:30' };

const meta = {
  title: 'Заявки/InvitationItem',
  component: InvitationItem,
  parameters: {
    guide:
      'Заявка строкой: время, компания, состояние и что с ней можно сделать. Срок ответа желтеет, когда подходит к концу; решённые бледнее и без кнопок. Рядом с чужими видно, сколько заявок на то же время.',
  },
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

export const IncomingAwaiting: Story = {
  name: 'Входящая, ждёт ответа',
  args: { invitation: fixtures.invitation(future) },
};

export const OutgoingAwaiting: Story = {
  name: 'Исходящая, ждёт ответа',
  args: { invitation: fixtures.invitation(future), direction: 'outgoing' },
};

export const Competing: Story = {
  name: 'На одно время',
  args: { invitation: fixtures.invitation(future), competing: 2 },
};

export const Accepted: Story = {
  name: 'Принята',
  args: { invitation: fixtures.invitation({ ...future, status: 'ACCEPTED' }) },
};

export const Rejected: Story = {
  name: 'Отклонена',
  args: { invitation: fixtures.invitation({ ...future, status: 'REJECTED' }) },
};

export const Canceled: Story = {
  name: 'Отменена',
  args: { invitation: fixtures.invitation({ ...future, status: 'CANCELED' }) },
};

export const TimeOver: Story = {
  name: 'Время вышло',
  args: { invitation: fixtures.invitation({ date: '2020-11-23' }) },
};

export const Move: Story = {
  name: 'Перенос',
  args: { invitation: fixtures.invitation({ ...future, _date: '2099-11-22', _point: '16:00' }) },
};

export const LongName: Story = {
  name: 'Длинное название',
  args: {
    invitation: fixtures.invitation({
      ...future,
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
    }),
  },
};
