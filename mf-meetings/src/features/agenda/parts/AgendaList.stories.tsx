import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { addDays, todayInMoscow } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { Meeting } from '#domain/meeting';
import { agendaEntriesOf } from '../state/agendaEntries';
import { AgendaList } from './AgendaList';

// Not today, so that the lines look the same at every hour.
const tomorrow = addDays(todayInMoscow(), 1);
const yesterday = addDays(todayInMoscow(), -1);

const meeting = (date: string, point: string, names: string[], link: string | null = null): Meeting => ({
  date,
  point,
  link,
  companies: names.map((company, index) => ({ point, company, company_id: index + 2, is_move: false })),
});
const invitation = (part: Partial<OpenInvitation>): OpenInvitation => ({
  ...fixtures.invitation({ date: tomorrow, point: '15:00' }),
  kind: { direction: 'incoming', isMove: false },
  ...part,
});

const meetings = [
  meeting(yesterday, '10:30', ['Диалог']),
  meeting(tomorrow, '10:00', ['Застройщик «Светлый дом»']),
  meeting(tomorrow, '11:30', ['Банк «Созвездие»', 'Монолит'], 'https://meet.example/1'),
];
const invitations = [
  invitation({ id: 1, company: 'Торговый центр «Парус»' }),
  invitation({ id: 2, company: 'Корзинка' }),
  invitation({ id: 3, company: 'Студия «Левый Джо»', point: '16:30', kind: { direction: 'outgoing', isMove: false } }),
  invitation({
    id: 4,
    company: 'Шаг',
    point: '17:00',
    _date: tomorrow,
    _point: '10:00',
    kind: { direction: 'incoming', isMove: true },
  }),
  invitation({
    id: 5,
    company: 'Энергосбыт',
    point: '18:00',
    _date: tomorrow,
    _point: '12:00',
    kind: { direction: 'outgoing', isMove: true },
  }),
];
const ignore = () => undefined;

const meta = {
  title: 'Встречи/AgendaList',
  component: AgendaList,
  parameters: {
    guide:
      'Расписание: встречи, приглашения и свободное время подряд по дням. Открывается на ближайшем; раньше и дальше — кнопками с числом строк. Один день со слотами — вид «По дням».',
  },
  args: { invitations, onCancel: ignore, onMove: ignore, onDecide: ignore, onCounterOffer: ignore },
} satisfies Meta<typeof AgendaList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  name: 'Все виды',
  args: { entries: agendaEntriesOf(meetings, invitations, [{ date: tomorrow, points: ['12:00', '12:30', '14:00'] }]) },
};

export const MeetingsOnly: Story = { name: 'Только встречи', args: { entries: agendaEntriesOf(meetings) } };

export const PastOnly: Story = { name: 'Только прошедшие', args: { entries: agendaEntriesOf(meetings.slice(0, 1)) } };

export const MoveAwaits: Story = {
  name: 'Перенос ждёт ответа',
  args: {
    entries: agendaEntriesOf([
      {
        ...meeting(tomorrow, '10:00', []),
        companies: [{ point: '10:00', company: 'Шаг', company_id: 2, is_move: true }],
      },
    ]),
  },
};

export const Cancelled: Story = {
  name: 'Отменённая',
  args: {
    entries: agendaEntriesOf(
      meetings.slice(2),
      [],
      [],
      meetings.slice(1, 2).map((each) => ({ meeting: each, company: each.companies[0]! })),
    ),
  },
};

export const NobodyNamed: Story = {
  name: 'Без названия',
  args: { entries: agendaEntriesOf([meeting(tomorrow, '10:00', [])]) },
};

export const LongNames: Story = {
  name: 'Длинные имена',
  args: {
    entries: agendaEntriesOf(
      [
        meeting(tomorrow, '10:00', [
          'Общество с ограниченной ответственностью «Северо-Западное объединение производителей»',
        ]),
      ],
      [invitation({ company: 'Рекламно-производственная компания «СеверноеСияниеИДругиеПриродныеЯвления»' })],
    ),
  },
};

export const Long: Story = {
  name: 'Длинный',
  args: {
    entries: agendaEntriesOf([
      meeting(
        tomorrow,
        '10:00',
        Array.from({ length: 300 }, (_, index) => `Компания ${index + 1}`),
      ),
    ]),
  },
};
