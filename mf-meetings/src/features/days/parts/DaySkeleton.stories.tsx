import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DaySkeleton } from './DaySkeleton';

const meta = {
  title: 'Встречи/DaySkeleton',
  component: DaySkeleton,
  parameters: {
    guide:
      'Загрузка свободного времени: всего вида, сетки дня, его строк или списка дней. Высоты повторяют содержимое.',
  },
} satisfies Meta<typeof DaySkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = { name: 'Весь вид', args: { of: 'view' } };
export const Grid: Story = { name: 'Сетка', args: { of: 'grid' } };
export const List: Story = { name: 'Список', args: { of: 'list' } };
export const Rows: Story = { name: 'Строки', args: { of: { rows: 3 } } };
