import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeatTable } from './HeatTable';

const columns = Array.from(
  { length: 18 },
  (_, slot) => `${String(9 + (slot >> 1)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
);
const rows = ['сб, 21.11', 'вс, 22.11', 'пн, 23.11'].map((label, day) => ({
  label,
  percents: columns.map((_, slot) => (slot * 17 + day * 31) % 120),
}));

const meta = {
  title: 'Организатор/HeatTable',
  component: HeatTable,
  parameters: {
    guide:
      'Насколько заняты клетки двух коротких списков: пять оттенков до самой полной, она обведена. Больше 100 % — штриховка. Числа по одному списку показывает BarChart.',
  },
  args: { sentence: 'Занятость столов: больше всего 22.11 в 10:00, 119 %.', nameOfRows: 'День', columns, rows },
} satisfies Meta<typeof HeatTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = { name: 'Дни и часы' };
export const WithoutValues: Story = {
  name: 'Без значений',
  args: { rows: rows.map(({ label }) => ({ label, percents: columns.map(() => null) })) },
};
