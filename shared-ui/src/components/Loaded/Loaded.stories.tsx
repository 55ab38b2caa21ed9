import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { SkeletonText } from '../Skeleton/SkeletonText';
import { Loaded, type LoadedQuery } from './Loaded';

const query = (part: Partial<LoadedQuery<readonly string[]>>): LoadedQuery<readonly string[]> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  reload: () => undefined,
  ...part,
});
const failure = { error: new Error('network'), reason: 'Нет связи с сервером. Проверьте интернет и повторите.' };

const meta = {
  title: 'Отклик/Loaded',
  component: Loaded<readonly string[]>,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Отказ — не пустота: человек должен узнать, что список не пришёл, и повторить.',
      so: () => <ErrorState onRetry={() => undefined}>Не удалось загрузить новости.</ErrorState>,
      not: () => <EmptyState>Новостей пока нет.</EmptyState>,
    },
    guide: 'Всё, что читается с сервера: само показывает ожидание, отказ с «Повторить», пустой список и содержимое.',
  },
  args: {
    query: query({ data: ['Открытие выставки', 'Программа второго дня'] }),
    skeleton: <SkeletonText lines={2} />,
    failed: 'Не удалось загрузить новости.',
    empty: <EmptyState>Новостей пока нет.</EmptyState>,
    children: (posts) => (
      <ul>
        {posts.map((post) => (
          <li key={post}>{post}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Loaded<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const Loading: Story = { name: 'Загрузка', args: { query: query({ isLoading: true }) } };
export const Empty: Story = { name: 'Пусто', args: { query: query({ data: [] }) } };
export const Failed: Story = { name: 'Не удалось', args: { query: query(failure) } };
export const FailedWithCode: Story = {
  name: 'Сбой сервера с кодом',
  args: {
    query: query({
      error: new Error('500'),
      reason: 'Непредвиденная ошибка! Повторите попытку позже.',
      code: '7f3c9a12e04b4d6f',
    }),
  },
};
export const Retrying: Story = { name: 'Повтор идёт', args: { query: query({ ...failure, isLoading: true }) } };
