import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OutgoingMessage } from '#state/messageOutbox';
import { OutgoingBubble } from './OutgoingBubble';

const outgoing: OutgoingMessage = {
  clientId: 'story',
  text: 'Добрый день! Отправляем смету и макет.',
  files: [],
  createdAt: '2026-11-23T09:00:00.000Z',
  phase: { kind: 'waiting' },
};
const files = [{ id: 'estimate', file: new File(['Смета'], 'Смета на новогодние наборы.xlsx') }];

const meta = {
  title: 'Сообщения/OutgoingBubble',
  component: OutgoingBubble,
  parameters: {
    guide:
      'Своё сообщение, пока сервер его не подтвердил: видно сразу, с часами или долей загрузки файлов. Нет связи — ждёт и уйдёт само. Отказ сервера назван словами, дальше решает человек: повторить или удалить. Подтверждённое — MessageBubble.',
  },
  args: {
    outgoing,
    isContinued: false,
    onRetry: () => undefined,
    onSendText: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof OutgoingBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Отправляется' };
export const WithFile: Story = { name: 'С файлом', args: { outgoing: { ...outgoing, files } } };
export const Refused: Story = {
  name: 'Отказ',
  args: { outgoing: { ...outgoing, phase: { kind: 'failed', reason: 'Чат заблокирован администратором.' } } },
};
export const FileRefused: Story = {
  name: 'Файл не принят',
  args: {
    outgoing: { ...outgoing, text: '', files, phase: { kind: 'failed', reason: 'Недопустимый формат файла' } },
  },
};
export const FileChanged: Story = {
  name: 'Файл изменился, текст можно отправить',
  args: {
    outgoing: {
      ...outgoing,
      files,
      phase: { kind: 'failed', reason: 'Файл изменился после выбора. Выберите его снова.' },
    },
  },
};
export const LongText: Story = {
  name: 'Длинный текст',
  args: { outgoing: { ...outgoing, text: 'Готовы обсудить тираж, сроки и нанесение на любой встрече. '.repeat(12) } },
};
