import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useFormik } from 'formik';
import type { ComponentProps } from 'react';
import { fixtures } from 'shared-api/fixtures';
import type { Query } from 'shared-api/query';
import { findProblems } from 'shared-ui/forms';
import { describeProblems } from '#state/describeProblems';
import { companyInfoSchema, type CompanyInfoValues } from '../companyInfo.schema';
import { labelsOf, valuesOf } from '../state/companyInfoValues';
import { CompanyForm } from './CompanyForm';
import { CompanyInfoSkeleton } from './CompanyInfoSkeleton';

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

interface ExampleProps extends Omit<ComponentProps<typeof CompanyForm>, 'formik' | 'changes' | 'foot'> {
  initialValues: CompanyInfoValues;
  failure?: string;
}

function Example({ initialValues, failure, ...props }: ExampleProps) {
  const { purpose, type, isRestored = false } = props;
  const check = (values: CompanyInfoValues) => findProblems(companyInfoSchema(purpose, type), values) as object;
  const formik = useFormik({ initialValues, initialErrors: check(initialValues), validate: check, onSubmit: () => {} });
  return (
    <CompanyForm
      {...props}
      formik={formik}
      changes={[]}
      foot={{
        missing: describeProblems(formik.errors, labelsOf(type)),
        failure,
        isDirty: isRestored || formik.dirty,
        isSaved: false,
        isBusy: false,
        onCancel: () => formik.resetForm(),
      }}
    />
  );
}

const meta = {
  title: 'Профиль/CompanyForm',
  component: Example,
  parameters: {
    guide:
      'Сведения о компании в профиле и на втором шаге регистрации. У заказчика есть отрасль и «рекламное агентство». Список не загрузился — повтор у его поля, остальное заполняется. Несохранённое с прошлого раза показано с «Вернуть сохранённое».',
  },
  args: {
    purpose: 'profile',
    type: 'Поставщик',
    initialValues: valuesOf(full),
    storedActivities: full.activity,
    lists,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = { name: 'Заполнено' };

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

export const Unsaved: Story = { name: 'С черновиком', args: { isRestored: true } };

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
  name: 'Не удалось',
  args: { failure: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
};

export const LongWords: Story = {
  name: 'Длинные слова',
  args: {
    type: 'Заказчик',
    initialValues: {
      ...valuesOf(full),
      company: 'Сельскохозяйственномашиностроительнаякомпания',
      site: `https://${'ochen-dlinnyj-adres-'.repeat(4)}.example`,
      industry: 'Сельскохозяйственное машиностроение и водопроводно-канализационное хозяйство',
      branding: 'Требуется высококачественноеполноцветноебрендированиенавсейпродукции',
    },
    storedActivities: [
      { id: 11, value: 'Водогрязеторфопарафинолечение и сельскохозяйственномашиностроительная спецодежда' },
    ],
    lists: { ...lists, activities: query({}) },
  },
};

export const Loading: Story = { name: 'Загрузка', render: () => <CompanyInfoSkeleton /> };
