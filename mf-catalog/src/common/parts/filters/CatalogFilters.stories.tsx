import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { emptyFilter } from '#domain/catalogFilter';
import { CatalogFilters } from './CatalogFilters';

const chosen = {
  ...emptyFilter,
  location: ['Казань', 'Москва'],
  circulation: ['от 100 шт.'],
  agency: 2 as const,
  meeting: 2 as const,
};

const meta = {
  title: 'Каталог/CatalogFilters',
  component: CatalogFilters,
  parameters: {
    guide:
      'Отбор компаний в каталоге и в выборе получателей. Выбранное действует сразу и стоит тегами под строкой; на узком экране фильтры уходят в лист снизу, а на кнопке видно, сколько их выбрано. Подписи зависят от того, кто смотрит: заказчик или поставщик.',
    check: {
      overflow: 'The chips scroll inside their row by design.',
      overlap: 'Chips that are scrolled out of sight count as lying under the button beside them.',
    },
  },
  args: {
    viewer: 'Поставщик',
    filter: emptyFilter,
    onChange: () => {},
    onReset: () => {},
    foundCount: 42,
    isLoading: false,
  },
} satisfies Meta<typeof CatalogFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ForSupplier: Story = { name: 'Поставщику' };

export const ForCustomer: Story = { name: 'Заказчику', args: { viewer: 'Заказчик' } };

export const Chosen: Story = { name: 'Выбрано', args: { filter: chosen } };

export const ManyChosen: Story = {
  name: 'Выбрано много',
  args: {
    filter: {
      ...chosen,
      location: Array.from({ length: 80 }, (_, index) => `Город № ${index + 1}`),
    },
  },
};

export const TextOnly: Story = { name: 'Только название', args: { filter: { ...emptyFilter, company: 'ветер' } } };

export const Disabled: Story = { name: 'Недоступен', args: { isDisabled: true } };
