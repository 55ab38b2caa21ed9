import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Sending, SendingPhase } from '../api/createInvitationSender';
import { slotKey } from '../domain/slotKey';
import type { ReadyRow } from '../state/planRows';
import { PlannerActions } from './PlannerActions';

const slots = [slotKey('2099-11-23', '10:00'), slotKey('2099-11-23', '10:30'), slotKey('2099-11-24', '10:00')];
const rows = slots.map((slot, index): ReadyRow => ({
  kind: 'open',
  id: index + 2,
  company: `Компания ${index + 1}`,
  slot,
  options: [slot],
  isPinned: false,
  isOn: true,
  isClash: false,
}));
const phases: SendingPhase[] = [{ kind: 'sent', note: 'none' }, { kind: 'sending' }, { kind: 'waiting' }];
const nothing: Sending = { invitations: new Map(), run: [], isRunning: false, isStopped: false };
const running: Sending = {
  invitations: new Map(
    rows.map(({ id, company, slot }, index) => [
      id,
      { userId: id, company, slot, message: '', noteId: '', phase: phases[index] ?? { kind: 'waiting' } },
    ]),
  ),
  run: rows.map(({ id }) => id),
  isRunning: true,
  isStopped: false,
};

const meta = {
  title: 'Встречи/PlannerActions',
  component: PlannerActions,
  parameters: {
    guide:
      'Панель внизу подбора: сколько приглашений на сколько дней и отправка. Пока идёт отправка — ход и «Остановить». Совпадение времени и чтение компаний названы причиной на кнопке.',
  },
  args: {
    rows,
    sending: nothing,
    isReading: false,
    message: '',
    onMessageChange: () => undefined,
    onSend: () => undefined,
    onStop: () => undefined,
  },
} satisfies Meta<typeof PlannerActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Готово' };
export const WithMessage: Story = { name: 'С сообщением', args: { message: 'Здравствуйте! Будем рады встрече.' } };
export const Clash: Story = { name: 'Совпадение', args: { rows: rows.map((row) => ({ ...row, isClash: true })) } };
export const StillReading: Story = { name: 'Ещё читаем', args: { isReading: true } };
export const Sends: Story = { name: 'Отправляется', args: { sending: running } };
export const Stopping: Story = { name: 'Останавливается', args: { sending: { ...running, isStopped: true } } };
