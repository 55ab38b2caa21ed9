import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import type { Query } from 'shared-api/query';
import { valuesOf } from '../companyInfoValues';
import { CompanyForm } from './CompanyForm';

const query = <Data,>(part: Partial<Query<Data>>): Query<Data> => ({
  data: undefined,
  previous: undefined,
  error: undefined,
  reason: undefined,
  isLoading: false,
  reload: () => Promise.resolve(undefined),
  ...part,
});
const listsThatAre = (part: Partial<Query<never>>) => ({
  activities: query(part),
  deal: query(part),
  industries: query(part),
});
const activities = [
  { id: 1, value: 'Одежда', node: 0 },
  { id: 11, value: 'Футболки', node: 1 },
  { id: 12, value: 'Толстовки', node: 1 },
  { id: 2, value: 'Посуда', node: 0 },
  { id: 21, value: 'Кружки', node: 2 },
];
const lists = {
  activities: query({ data: activities }),
  deal: query({
    data: {
      circulation: ['от 10 шт.', 'от 100 шт.', 'от 1000 шт.'],
      sum: ['от 10 000 ₽', 'от 50 000 ₽'],
      branding: ['Да (с нанесением)', 'Нет (без нанесения)'],
    },
  }),
  industries: query({ data: ['Логистика', 'Розничная торговля'] }),
};
const fresh = fixtures.currentUser({
  activity: [],
  description: '',
  site: '',
  minimum_circulation: [],
  minimum_sum: [],
  branding: '',
  industry: '',
});
const full = fixtures.currentUser({
  minimum_circulation: ['от 100 шт.', 'от 1000 шт.'],
  branding: 'Да (с нанесением)',
});

const meta = {
  title: 'Профиль/CompanyForm',
  component: CompanyForm,
  args: {
    purpose: 'profile',
    type: 'Поставщик',
    initialValues: valuesOf(full),
    saved: valuesOf(full),
    knownActivities: full.activity,
    lists,
    failure: undefined,
    onValuesChange: () => undefined,
    onSubmit: () => Promise.resolve(false),
  },
} satisfies Meta<typeof CompanyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};

export const EmptySupplier: Story = {
  name: 'Регистрация поставщика',
  args: { purpose: 'registration', initialValues: valuesOf(fresh) },
};

export const EmptyCustomer: Story = {
  name: 'Регистрация заказчика',
  args: { purpose: 'registration', type: 'Заказчик', initialValues: valuesOf(fresh) },
};

export const Agency: Story = {
  name: 'Рекламное агентство',
  args: { type: 'Заказчик', initialValues: { ...valuesOf(full), isAdvertisingAgency: true } },
};

export const Unsaved: Story = { name: 'С черновиком', args: { saved: valuesOf(fresh), hasDraft: true } };

export const ListsLoading: Story = {
  name: 'Списки загружаются',
  args: {
    type: 'Заказчик',
    lists: listsThatAre({ isLoading: true }),
  },
};

export const ListsFailed: Story = {
  name: 'Списки не загрузились',
  args: {
    type: 'Заказчик',
    lists: listsThatAre({ error: new Error('down') }),
  },
};

export const Failed: Story = {
  args: { failure: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
};

export const LongWords: Story = {
  args: {
    type: 'Заказчик',
    initialValues: {
      ...valuesOf(full),
      company: 'Сельскохозяйственномашиностроительнаякомпания',
      site: `https://${'ochen-dlinnyj-adres-'.repeat(4)}.example`,
      industry: 'Сельскохозяйственное машиностроение и водопроводно-канализационное хозяйство',
      branding: 'Требуется высококачественноеполноцветноебрендированиенавсейпродукции',
    },
    knownActivities: [
      { id: 11, value: 'Водогрязеторфопарафинолечение и сельскохозяйственномашиностроительная спецодежда' },
    ],
    lists: { ...lists, activities: query({}) },
  },
};
