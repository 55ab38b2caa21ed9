import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BulkOutcomeBar } from './BulkOutcomeBar';

const names = new Map([
  [2, 'Банк «Созвездие»'],
  [6, 'Ромашка'],
]);

const meta = {
  title: 'Организатор/BulkOutcomeBar',
  component: BulkOutcomeBar,
  parameters: {
    guide:
      'Итог действия над компаниями: сколько сделано, кому отказано и почему. Решение 10 секунд можно вернуть, потом итог уходит.',
  },
  args: { outcome: undefined, failure: undefined, onUndo: () => {}, onClose: () => {} },
} satisfies Meta<typeof BulkOutcomeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undoable: Story = {
  name: 'Можно вернуть',
  args: { outcome: { action: 'activate', done: 7, refused: [], names, undoIds: [1, 2, 3, 4, 5, 6, 7] } },
};
export const Refused: Story = {
  name: 'Часть отказана',
  args: {
    outcome: {
      action: 'activate',
      done: 5,
      undoIds: undefined,
      refused: [
        { id: 2, reason: 'Уже активна' },
        { id: 6, reason: 'Отклонена в 14:02' },
        { id: 212, reason: 'Уже активна' },
      ],
      names,
    },
  },
};
export const Failed: Story = {
  name: 'Не получилось',
  args: { failure: 'Активировать не получилось. Слишком много изменений. Повторите через 40 с.' },
};
