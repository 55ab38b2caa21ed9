import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { SkeletonText } from '../Skeleton/SkeletonText';
import { Card } from './Card';

const meta = {
  title: 'Раскладка/Card',
  component: Card,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Внутри карточки строки разделяет линия или отступ, а не вторая карточка.',
      so: () => (
        <Card title="Сообщения">
          <p>Корзинка: пришлите прайс.</p>
          <hr />
          <p>Лель: спасибо!</p>
        </Card>
      ),
      not: () => (
        <Card title="Сообщения">
          <Card>Корзинка: пришлите прайс.</Card>
          <Card>Лель: спасибо!</Card>
        </Card>
      ),
    },
    guide: 'Отдельный блок со своим заголовком. Карточки не вкладываются друг в друга.',
  },
  args: {
    title: 'Сообщения',
    actions: (
      <ButtonLink to="/messages" variant="ghost" size="small">
        Показать все
      </ButtonLink>
    ),
    children: 'Добрый день! Пришлите, пожалуйста, прайс на термокружки.',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = { name: 'С заголовком' };
export const Bare: Story = { name: 'Без оформления', args: { title: undefined, actions: undefined } };
export const Loading: Story = { name: 'Загрузка', args: { 'aria-busy': true, children: <SkeletonText lines={4} /> } };
export const Empty: Story = { name: 'Пусто', args: { children: <EmptyState>Нет входящих сообщений</EmptyState> } };
export const Failed: Story = {
  name: 'Не удалось',
  args: { children: <ErrorState onRetry={() => undefined}>Не удалось загрузить сообщения.</ErrorState> },
};
export const LongTitle: Story = {
  name: 'Длинный заголовок',
  args: { title: 'Достопримечательностиоценивательница высокопревосходительства' },
};
