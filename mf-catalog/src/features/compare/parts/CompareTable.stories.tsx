import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { compareRows } from '../state/compareRows';
import { CompareTable } from './CompareTable';

const viewer = fixtures.currentUser();
const companies = [
  fixtures.participant({ id: 2 }),
  fixtures.participant({ id: 3, company: 'Парус', city: 'Казань', minimum_circulation: [], site: '' }),
  fixtures.participant({
    id: 4,
    company: 'Общество с ограниченной ответственностью «Межрегиональное объединение»',
    only_chat: true,
    activity: ['Футболки', 'Толстовки', 'Ежедневники', 'Зонты'].map((value, id) => ({ id, value })),
  }),
];

const meta = {
  title: 'Каталог/CompareTable',
  component: CompareTable,
  parameters: {
    guide:
      'Таблица сравнения: компания — столбец, незаполненное — прочерк. На телефоне прокручивается вбок сама, не страница. Внизу общее свободное время, если с кем-то из них можно встретиться, и ссылки «написать» и «встретиться».',
    check: { overflow: 'A wide table scrolls in itself by design.' },
  },
  args: { companies, rows: compareRows(companies, viewer), meetingWith: () => 'nobody' },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: 'Три компании' };
export const Two: Story = {
  name: 'Две компании',
  args: { companies: companies.slice(0, 2), rows: compareRows(companies.slice(0, 2), viewer) },
};
