import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FilterList } from '#api/useFilterLists';
import { emptyFilter } from '#domain/catalogFilter';
import { FilterSections } from './FilterSections';

const list = (part: Partial<FilterList> = {}): FilterList => ({
  options: [],
  isLoading: false,
  retry: undefined,
  ...part,
});
const cities = list({
  options: ['Екатеринбург', 'Казань', 'Москва', 'Мурманск', 'Набережные Челны', 'Сочи'].map((city, index) => ({
    value: city,
    label: city,
    count: 12 - index,
  })),
});
const lists = { location: cities, activity: list(), circulation: list(), sum: list(), branding: list() };
const ignore = () => undefined;

const meta = {
  title: 'Каталог/FilterSections',
  component: FilterSections,
  tags: ['новое'],
  parameters: {
    guide:
      'Фильтры каталога на узком экране, в листе FilterBar: разделы, у каждого видно, сколько выбрано. На широком экране — FilterRow.',
  },
  args: {
    openItems: [],
    onOpenItemsChange: ignore,
    viewer: 'Поставщик',
    filter: emptyFilter,
    lists,
    onOpen: ignore,
    onChoose: ignore,
  },
} satisfies Meta<typeof FilterSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const openItems = ['location'];
const chosen = { ...emptyFilter, location: ['Казань', 'Москва'], agency: 2 as const, onlyChat: 2 as const };

export const Empty: Story = { name: 'Ничего не выбрано' };
export const Chosen: Story = { name: 'Выбрано', args: { filter: chosen } };
export const OpenSection: Story = { name: 'Раздел открыт', args: { filter: chosen, openItems } };
export const Loading: Story = {
  name: 'Значения загружаются',
  args: { openItems, lists: { ...lists, location: list({ isLoading: true }) } },
};
export const Failed: Story = {
  name: 'Значения не загрузились',
  args: { openItems, lists: { ...lists, location: list({ retry: ignore }) } },
};
