import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { slotKey } from '../domain/slotKey';
import type { ReadyRow } from '../state/planRows';
import { PlannerConfirmDialog } from './PlannerConfirmDialog';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index): ReadyRow => {
    const slot = slotKey(
      '2099-11-23',
      `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    );
    return {
      kind: 'open',
      id: index + 2,
      company: `Компания ${index + 1}`,
      slot,
      options: [slot],
      isPinned: false,
      isOn: true,
      isClash: false,
    };
  });

const meta = {
  title: 'Встречи/PlannerConfirmDialog',
  component: PlannerConfirmDialog,
  parameters: {
    guide:
      'Все приглашения списком перед отправкой, с московским временем и общим сообщением. Длинный список прокручивается внутри окна.',
  },
  args: {
    rows: rowsOf(3),
    message: '',
    onMessageChange: () => undefined,
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PlannerConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { name: 'Мало' };
export const Many: Story = { name: 'Много', args: { rows: rowsOf(20), message: 'Здравствуйте! Будем рады встрече.' } };
