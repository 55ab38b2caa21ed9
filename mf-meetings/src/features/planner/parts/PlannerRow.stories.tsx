import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SendingPhase } from '../api/createInvitationSender';
import { slotKey } from '../domain/slotKey';
import type { OpenRow, PlanRow } from '../state/planRows';
import { PlannerRow } from './PlannerRow';

// Far in the future, so that the stories look the same every day.
const [first, second] = ['2099-11-23', '2099-11-24'];
const ten = slotKey(first, '10:00');
const company = 'Банк «Созвездие»';
const open: OpenRow = {
  kind: 'open',
  id: 2,
  company,
  slot: ten,
  options: [ten, slotKey(first, '10:30'), slotKey(first, '15:00'), slotKey(second, '10:00')],
  isPinned: false,
  isOn: true,
  isClash: false,
};
const sending = (phase: SendingPhase, next = slotKey(first, '11:00')): PlanRow => ({
  kind: 'sending',
  id: 2,
  company,
  invitation: { userId: 2, company, slot: ten, message: '', noteId: '', phase },
  next,
});

const meta = {
  title: 'Встречи/PlannerRow',
  component: PlannerRow,
  parameters: {
    guide:
      'Компания в подборе во всех её состояниях: ищем время, предложено, выбрано вручную, времени нет, отправляется, чем кончилось. У каждого тупика есть выход: написать, открыть встречи или приглашения, взять другое время.',
  },
  args: {
    row: open,
    name: company,
    onToggle: () => undefined,
    onPin: () => undefined,
    onReread: () => undefined,
    onSend: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PlannerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = { name: 'Предложено' };
export const SetByHand: Story = { name: 'Выбрано вручную', args: { row: { ...open, isPinned: true } } };
export const Clash: Story = { name: 'Совпадение', args: { row: { ...open, isPinned: true, isClash: true } } };
export const Off: Story = { name: 'Не отмечена', args: { row: { ...open, isOn: false } } };
export const LastOption: Story = { name: 'Последний вариант', args: { row: { ...open, options: [ten] } } };
export const DaysAreFull: Story = { name: 'Дни заполнены', args: { row: { ...open, slot: undefined, isOn: false } } };
export const OthersTookAll: Story = {
  name: 'Другие заняли всё',
  args: { row: { ...open, slot: undefined, isOn: false, options: [] } },
};
export const Reading: Story = { name: 'Читаем', args: { row: { kind: 'reading', id: 2 } } };
export const Failed: Story = {
  name: 'Не удалось',
  args: {
    row: { kind: 'failed', id: 2, reason: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
  },
};
export const NothingCommon: Story = {
  name: 'Общего времени нет',
  args: { row: { kind: 'impossible', id: 2, company, obstacle: { kind: 'nothing-common' } } },
};
export const ChatOnly: Story = {
  name: 'Только чат',
  args: { row: { kind: 'impossible', id: 2, company, obstacle: { kind: 'target-chat-only' } } },
};
export const Invited: Story = {
  name: 'Уже приглашена',
  args: {
    row: {
      kind: 'impossible',
      id: 2,
      company,
      obstacle: { kind: 'appointment', appointment: { kind: 'invited', slot: ten } },
    },
  },
};
export const Waiting: Story = { name: 'Ждёт', args: { row: sending({ kind: 'waiting' }) } };
export const Sending: Story = { name: 'Отправляется', args: { row: sending({ kind: 'sending' }) } };
export const Sent: Story = { name: 'Отправлено', args: { row: sending({ kind: 'sent', note: 'sent' }) } };
export const SentMessageWaits: Story = {
  name: 'Отправлено, сообщение ждёт',
  args: { row: sending({ kind: 'sent', note: 'waiting' }) },
};
export const SentWithoutMessage: Story = {
  name: 'Отправлено без сообщения',
  args: { row: sending({ kind: 'sent', note: 'failed' }) },
};
export const Taken: Story = { name: 'Заняли', args: { row: sending({ kind: 'taken' }) } };
export const TakenOtherDay: Story = {
  name: 'Заняли, другой день',
  args: { row: sending({ kind: 'taken' }, slotKey(second, '10:00')) },
};
export const Refused: Story = {
  name: 'Отказ',
  args: { row: sending({ kind: 'refused', reason: 'У вас на это время уже назначена встреча.' }) },
};
export const NotSent: Story = {
  name: 'Не отправлено',
  args: { row: sending({ kind: 'failed', reason: 'Непредвиденная ошибка! Повторите попытку позже.' }) },
};
export const Unsure: Story = { name: 'Неизвестно', args: { row: sending({ kind: 'unsure' }) } };
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    row: {
      ...open,
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
    },
  },
};
