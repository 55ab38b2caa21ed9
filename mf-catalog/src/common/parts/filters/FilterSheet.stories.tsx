import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FilterList } from '#api/useFilterLists';
import { emptyFilter } from '#domain/catalogFilter';
import { FilterSheet } from './FilterSheet';

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
  title: 'Каталог/FilterSheet',
  component: FilterSheet,
  parameters: {
    guide:
      'Фильтры каталога на узком экране: лист снизу с разделами, у каждого видно, сколько выбрано. Выбор действует сразу; кнопка внизу говорит, сколько компаний найдено, и закрывает лист. На широком экране — CatalogFilters строкой.',
    check: { overlap: 'Sections that are scrolled out of sight count as lying under the buttons below them.' },
  },
  args: {
    isOpen: true,
    title: 'Фильтры',
    viewer: 'Поставщик',
    filter: emptyFilter,
    lists,
    foundCount: 42,
    isCounting: false,
    onClose: ignore,
    onReset: ignore,
    onOpen: ignore,
    onChoose: ignore,
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFirst: Story['play'] = () => document.querySelector<HTMLButtonElement>('[role=dialog] h3 button')?.click();
const chosen = { ...emptyFilter, location: ['Казань', 'Москва'], agency: 2 as const, onlyChat: 2 as const };

export const Empty: Story = { name: 'Ничего не выбрано' };
export const Chosen: Story = { name: 'Выбрано', args: { filter: chosen } };
export const OpenSection: Story = { name: 'Раздел открыт', args: { filter: chosen }, play: openFirst };
export const Counting: Story = { name: 'Считаем', args: { filter: chosen, foundCount: undefined, isCounting: true } };
export const Loading: Story = {
  name: 'Значения загружаются',
  args: { lists: { ...lists, location: list({ isLoading: true }) } },
  play: openFirst,
};
export const Failed: Story = {
  name: 'Значения не загрузились',
  args: { lists: { ...lists, location: list({ retry: ignore }) } },
  play: openFirst,
};
