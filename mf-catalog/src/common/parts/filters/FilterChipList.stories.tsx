import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FilterChipList } from './FilterChipList';

const chips = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, key: 'location' as const, rest: {} }));

const meta = {
  title: 'Каталог/FilterChipList',
  component: FilterChipList,
  parameters: {
    guide:
      'Выбранные в фильтрах значения, каждое снимается своим крестиком. На широком экране не больше двух строк, остальное за «Ещё»; на узком — одна строка, которую листают.',
    check: { overflow: 'The chips scroll inside their row by design.' },
  },
  args: { chips: chips(['Казань', 'Москва', 'от 100 шт.', 'Без агентств']), onRemove: () => undefined },
} satisfies Meta<typeof FilterChipList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Несколько' };
export const One: Story = { name: 'Одно', args: { chips: chips(['Казань']) } };
export const Many: Story = {
  name: 'Больше двух строк',
  args: { chips: chips(Array.from({ length: 80 }, (_, index) => `Город № ${index + 1}`)) },
};
export const LongText: Story = {
  name: 'Длинное название',
  args: { chips: chips(['Корпоративные подарки и сувениры с нанесением логотипа ручной работы', 'Казань']) },
};
