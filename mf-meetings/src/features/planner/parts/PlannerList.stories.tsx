import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SendingPhase } from '../api/createInvitationSender';
import { slotKey } from '../domain/slotKey';
import type { OpenRow, PlanRow } from '../state/planRows';
import { PlannerList } from './PlannerList';

// Far in the future, so that the stories look the same every day.
const day = '2099-11-23';
const names = ['Банк «Созвездие»', 'Северный ветер', 'Торговый центр «Парус»', 'Монолит'];
const nameOf = (id: number) => names[id - 2] ?? '';
const ignore = () => undefined;

const open = (id: number, point: string): OpenRow => ({
  kind: 'open',
  id,
  company: nameOf(id),
  slot: slotKey(day, point),
  options: [slotKey(day, point), slotKey(day, '15:00')],
  isPinned: false,
  isOn: true,
  isClash: false,
});
const sending = (id: number, point: string, phase: SendingPhase): PlanRow => {
  const invitation = { userId: id, company: nameOf(id), slot: slotKey(day, point), message: '', noteId: '', phase };
  return { kind: 'sending', id, company: nameOf(id), invitation, next: slotKey(day, '16:00') };
};
const planned: PlanRow[] = [
  open(2, '10:00'),
  open(3, '10:30'),
  { kind: 'impossible', id: 4, company: nameOf(4), obstacle: { kind: 'nothing-common' } },
  open(5, '11:00'),
];

const meta = {
  title: 'Встречи/PlannerList',
  component: PlannerList,
  parameters: {
    guide:
      'Подбор времени сразу для нескольких компаний: у каждой своя строка, времена не пересекаются. Вверху видно, скольким подобрано, и чем кончилась отправка; там же «подобрать заново». Состояния одной строки — PlannerRow.',
  },
  args: {
    rows: planned,
    nameOf,
    status: 'Подобрано 3 из 4',
    outcome: false,
    isReplanning: false,
    onReplan: ignore,
    onRemove: ignore,
    onToggle: ignore,
    onPin: ignore,
    onReread: ignore,
    onSend: ignore,
  },
} satisfies Meta<typeof PlannerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { name: 'Подобрано' };
export const Reading: Story = {
  name: 'Ищем время',
  args: {
    rows: [open(2, '10:00'), ...[3, 4, 5].map((id): PlanRow => ({ kind: 'reading', id }))],
    status: 'Ищем общее время: 1 из 4',
  },
};
export const Replanning: Story = { name: 'Подбираем заново', args: { isReplanning: true } };
export const Sending: Story = {
  name: 'Идёт отправка',
  args: {
    rows: [
      sending(2, '10:00', { kind: 'sent', note: 'sent' }),
      sending(3, '10:30', { kind: 'sending' }),
      sending(5, '11:00', { kind: 'waiting' }),
    ],
    status: 'Подобрано 3 из 3',
    onReplan: undefined,
  },
};
export const PartlySent: Story = {
  name: 'Отправлено не всё',
  args: {
    rows: [
      sending(2, '10:00', { kind: 'sent', note: 'sent' }),
      sending(3, '10:30', { kind: 'taken' }),
      sending(5, '11:00', { kind: 'failed', reason: 'Нет связи с сервером. Проверьте подключение.' }),
    ],
    status: 'Подобрано 3 из 3',
    outcome: 'Отправлено 1 из 3. Одно время заняли. Не отправлено: 1.',
  },
};
