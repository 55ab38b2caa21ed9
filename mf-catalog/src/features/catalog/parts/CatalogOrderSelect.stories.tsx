import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CatalogOrderSelect } from './CatalogOrderSelect';

const meta = {
  title: 'Каталог/CatalogOrderSelect',
  component: CatalogOrderSelect,
  parameters: {
    guide:
      'Порядок компаний в шапке каталога. Без выбранных тем вместо «Сначала подходящие» стоит ссылка в профиль, без сервера, который умеет сортировать, и при большом каталоге — причина.',
  },
  args: {
    order: 'fit',
    choice: { orders: ['fit', 'company', 'seen'], missing: undefined },
    onChange: () => {},
  },
} satisfies Meta<typeof CatalogOrderSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllOrders: Story = { name: 'Все порядки' };

export const NoAreas: Story = {
  name: 'Темы не выбраны',
  args: { order: 'company', choice: { orders: ['company', 'seen'], missing: 'areas' } },
};

export const NotPossible: Story = { name: 'Сервер не умеет', args: { choice: { orders: [], missing: 'server' } } };
