import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Отклик/ProgressBar',
  component: ProgressBar,
  tags: ['готово'],
  parameters: {
    guide: 'Ход дела, у которого известна доля, или отсчёт. Без известной доли и без места — Spinner.',
  },
  args: { label: 'Загрузка файла' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = { name: 'Известно, сколько сделано', args: { value: 64 } };
export const Indeterminate: Story = { name: 'Неизвестно, сколько осталось' };
export const Depleting: Story = {
  name: 'Время истекает',
  args: { label: 'До отправки', depletesInMs: 10_000 },
};
