import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import type { DataTableColumn } from '../domain/dataTable';
import { DataTable } from './DataTable';
import { DataTableSkeleton } from './DataTableSkeleton';

interface Company {
  id: number;
  name: string;
  city: string;
  meetings: number;
}

const rows: Company[] = [
  { id: 1, name: 'Банк «Созвездие»', city: 'Москва', meetings: 14 },
  { id: 2, name: 'Корзинка', city: 'Самара', meetings: 0 },
  { id: 3, name: 'Мастерская «Скоро открытие»', city: 'Казань', meetings: 5 },
];
const columns: DataTableColumn<Company>[] = [
  { id: 'name', title: 'Компания', cell: ({ name }) => name, sort: 'asc' },
  { id: 'city', title: 'Город', cell: ({ city }) => city },
  { id: 'meetings', title: 'Встречи', cell: ({ meetings }) => meetings, sort: 'desc', isNumeric: true },
];

const Companies = DataTable<Company>;

const meta = {
  title: 'Организатор/DataTable',
  component: Companies,
  tags: ['пробуем'],
  parameters: {
    guide:
      'Таблица, которую сортирует и листает сервер. На телефоне карточки в две строки и порядок списком. Строки выбираются поштучно, с Shift подряд, или вся страница.',
  },
  args: {
    caption: 'Компании',
    rows,
    columns,
    sorting: { by: 'name', order: 'asc' },
    onSort: () => {},
    selection: { isSelected: (id) => id === 2, onSelect: () => {}, nameOf: ({ name }) => name },
    actions: ({ name }) => (
      <IconButton aria-label={`Действия: ${name}`}>
        <Icon icon={Ellipsis} size={20} />
      </IconButton>
    ),
    card: ({ name, city, meetings }) => ({ title: name, details: `${city} · встречи: ${meetings}` }),
  },
} satisfies Meta<typeof Companies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { name: 'Строки' };
export const HiddenColumn: Story = { name: 'Столбец скрыт', args: { hidden: ['city'] } };
export const ReadOnly: Story = {
  name: 'Без выбора',
  args: { selection: undefined, actions: undefined, onSort: undefined, sorting: undefined },
};
export const Stale: Story = { name: 'Следующая страница загружается', args: { isStale: true } };
export const Loading: Story = { name: 'Загружается', render: () => <DataTableSkeleton rows={3} /> };
