import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import type { Loser } from '#state/losers';
import { InvitationItem } from './InvitationItem';

// Far in the future, so that the stories look the same every day.
const future = { date: '2099-11-23', point: '10:30' };

const rival: Loser = {
  userId: 5,
  company: 'Парус',
  invitations: [{ ...fixtures.invitation(future), kind: { direction: 'incoming', isMove: false } }],
};

const meta = {
  title: 'Заявки/InvitationItem',
  component: InvitationItem,
  parameters: {
    guide:
      'Приглашение строкой: время, компания, состояние и что с ней можно сделать. Срок ответа желтеет, когда подходит к концу; решённые бледнее и без кнопок. У открытых видно, чем компания подходит, что она написала и кто ещё ждёт это время.',
  },
  args: { direction: 'incoming', rivals: [], onDecide: () => undefined, onCounterOffer: () => undefined },
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
  args: { invitation: fixtures.invitation(future), rivals: [rival] },
};

export const WithNote: Story = {
  name: 'С сообщением',
  args: {
    invitation: fixtures.invitation({
      ...future,
      text: 'Хотим показать новые образцы: кружки, шоперы и наборы для сотрудников. Займёт двадцать минут, привезём всё с собой и оставим каталог с ценами на тираж от ста штук.',
    }),
  },
};

export const Reason: Story = {
  name: 'Отклонена с причиной',
  args: { invitation: fixtures.invitation({ ...future, status: 'REJECTED', reason: 'Встретимся на стенде' }) },
};

export const Brief: Story = {
  name: 'Среди решённых',
  args: { invitation: fixtures.invitation({ ...future, status: 'ACCEPTED' }), isBrief: true },
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
