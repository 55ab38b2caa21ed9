import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SendingPhase } from '../api/createInvitationSender';
import type { OpenRow, PlanRow } from '../plan/planRows';
import { slotKey } from '../rules/slotKey';
import { PlannerRow } from './PlannerRow';

// Far from any «now», so that the stories look the same on every day.
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
  invitation: { userId: 2, company, slot: ten, message: '', phase },
  next,
});

const meta = {
  title: 'Встречи/PlannerRow',
  component: PlannerRow,
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

export const Proposed: Story = {};
export const SetByHand: Story = { args: { row: { ...open, isPinned: true } } };
export const Clash: Story = { args: { row: { ...open, isPinned: true, isClash: true } } };
export const Off: Story = { args: { row: { ...open, isOn: false } } };
export const LastOption: Story = { args: { row: { ...open, options: [ten] } } };
export const DaysAreFull: Story = { args: { row: { ...open, slot: undefined, isOn: false } } };
export const OthersTookAll: Story = { args: { row: { ...open, slot: undefined, isOn: false, options: [] } } };
export const Reading: Story = { args: { row: { kind: 'reading', id: 2 } } };
export const Failed: Story = {
  args: {
    row: { kind: 'failed', id: 2, reason: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
  },
};
export const NothingCommon: Story = {
  args: { row: { kind: 'impossible', id: 2, company, obstacle: { kind: 'nothing-common' } } },
};
export const ChatOnly: Story = {
  args: { row: { kind: 'impossible', id: 2, company, obstacle: { kind: 'target-chat-only' } } },
};
export const Invited: Story = {
  args: {
    row: {
      kind: 'impossible',
      id: 2,
      company,
      obstacle: { kind: 'appointment', appointment: { kind: 'invited', slot: ten } },
    },
  },
};
export const Waiting: Story = { args: { row: sending({ kind: 'waiting' }) } };
export const Sending: Story = { args: { row: sending({ kind: 'sending' }) } };
export const Sent: Story = { args: { row: sending({ kind: 'sent', note: 'sent' }) } };
export const SentMessageWaits: Story = { args: { row: sending({ kind: 'sent', note: 'waiting' }) } };
export const SentWithoutMessage: Story = { args: { row: sending({ kind: 'sent', note: 'failed' }) } };
export const Taken: Story = { args: { row: sending({ kind: 'taken' }) } };
export const TakenOtherDay: Story = { args: { row: sending({ kind: 'taken' }, slotKey(second, '10:00')) } };
export const Refused: Story = {
  args: { row: sending({ kind: 'refused', reason: 'У вас на это время уже назначена встреча.' }) },
};
export const NotSent: Story = {
  args: { row: sending({ kind: 'failed', reason: 'Непредвиденная ошибка! Повторите попытку позже.' }) },
};
export const Unsure: Story = { args: { row: sending({ kind: 'unsure' }) } };
export const LongName: Story = {
  args: {
    row: {
      ...open,
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
    },
  },
};
