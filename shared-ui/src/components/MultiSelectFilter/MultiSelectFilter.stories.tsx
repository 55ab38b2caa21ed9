import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { FilterOption } from './filterItems';
import { MultiSelectFilter, type MultiSelectFilterProps } from './MultiSelectFilter';

function MultiSelectFilterOnPage(props: MultiSelectFilterProps<string>) {
  const [value, setValue] = useState(props.value);
  return <MultiSelectFilter {...props} value={value} onChange={setValue} />;
}

const brandings: FilterOption<string>[] = [
  { value: 'required', label: 'Требуется брендирование', count: 12 },
  { value: 'none', label: 'Не требуется брендирование', count: 7 },
  { value: 'nobody', label: 'Никому не нужно', count: 0 },
];

const cities: FilterOption<string>[] = [
  ['Россия', 'Москва', 41],
  ['Россия', 'Санкт-Петербург', 17],
  ['Россия', 'Благовещенско-Достопримечательнополянский-на-Амуре', 2],
  ['Беларусь', 'Минск', 5],
  ['Беларусь', 'Брест', 1],
].map(([group, label, count]) => ({
  value: String(label),
  label: String(label),
  group: String(group),
  count: Number(count),
}));

const many: FilterOption<string>[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `${index}`,
  label: `Город № ${index + 1}`,
  count: index + 1,
}));

const meta = {
  title: 'Выбор/MultiSelectFilter',
  component: MultiSelectFilter,
  tags: ['пробуем'],
  parameters: {
    guide: 'Фильтр, где можно отметить несколько вариантов; рядом с каждым — сколько найдётся.',
  },
  args: { label: 'Города', options: cities, value: [], onChange: () => undefined },
  render: (args) => <MultiSelectFilterOnPage {...args} />,
} satisfies Meta<MultiSelectFilterProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('button')?.click();

export const NothingChosen: Story = { name: 'Ничего не выбрано' };
export const Open: Story = { name: 'Открыт', play: open, args: { value: ['Москва', 'Минск', 'Брест'] } };
export const OpenLong: Story = {
  name: 'Открыт, две тысячи вариантов',
  play: open,
  args: { options: many, value: ['2', '3'] },
};
export const OpenCounting: Story = {
  name: 'Открыт, считает',
  play: open,
  args: {
    options: cities.map((option, index) => (index < 2 ? option : { ...option, count: undefined })),
    isLoading: true,
  },
};
export const OpenFailed: Story = {
  name: 'Открыт, не загрузилось',
  play: open,
  args: { options: [], onRetry: () => undefined },
};
export const OpenEmpty: Story = { name: 'Открыт, вариантов нет', play: open, args: { options: [] } };
export const OneChosen: Story = {
  name: 'Один выбран',
  args: { value: ['Благовещенско-Достопримечательнополянский-на-Амуре'] },
};
export const SomeChosen: Story = { name: 'Выбрано несколько', args: { value: ['Москва', 'Минск'] } };
export const WithoutGroups: Story = { name: 'Без групп', args: { label: 'Брендирование', options: brandings } };
export const TwoThousand: Story = { name: 'Две тысячи', args: { options: many } };
export const Counting: Story = {
  name: 'Считает',
  args: {
    options: cities.map((option, index) => (index < 2 ? option : { ...option, count: undefined })),
    isLoading: true,
  },
};
export const Failed: Story = { name: 'Не удалось', args: { options: [], onRetry: () => undefined } };
export const NothingToChoose: Story = { name: 'Не из чего выбирать', args: { options: [] } };
export const InAForm: Story = {
  name: 'В форме',
  args: { isCounted: false, required: true, error: 'Поле не должно быть пустым.', placeholder: 'Выберите' },
};
