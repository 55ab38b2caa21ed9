import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'shared-ui/Card';
import { CardGrid, type CardGridProps } from './CardGrid';

const companies = Array.from({ length: 12 }, (_, place) => `Компания № ${place + 1}`);

const meta = {
  title: 'Каталог/CardGrid',
  component: CardGrid,
  parameters: {
    guide: 'Страница из десятков карточек в сетке. Строки друг под другом — ul, сотни строк — VirtualList.',
  },
  args: {
    items: companies,
    'aria-label': 'Компании',
    children: (name) => (
      <article>
        <Card title={name}>Промышленность, Москва</Card>
      </article>
    ),
  },
} satisfies Meta<CardGridProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dozen: Story = { name: 'Дюжина' };
export const One: Story = { name: 'Одна', args: { items: companies.slice(0, 1) } };
export const Outdated: Story = {
  name: 'Загружается другая страница',
  args: { isOutdated: true },
  parameters: { check: { axe: 'Dimmed cards are about to be replaced.' } },
};
