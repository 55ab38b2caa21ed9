import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { ErrorState } from '../ErrorState/ErrorState';
import { TextField } from '../TextField/TextField';
import { PreviewFrame } from './PreviewFrame';

const meta = {
  title: 'Раскладка/PreviewFrame',
  component: PreviewFrame,
  tags: ['готово'],
  parameters: {
    guide: 'Страница такой, какой её видят другие: всё читается, ничего не нажимается.',
  },
  args: {
    title: 'Предпросмотр: так вас видят заказчики. Кнопки не действуют.',
    shortTitle: 'Предпросмотр',
    links: [
      { to: '/preview/catalog', label: 'Карточка' },
      { to: '/preview/profile', label: 'Страница' },
    ],
    current: '/preview/catalog',
    editTo: '/profile/edit',
    closeTo: '/profile/edit#preview',
    children: (
      <Card title="Мануфактура подарков">
        <TextField label="Сообщение" />
        <a href="/messages/1">Написать сообщение</a> <Button>Встретиться</Button>
      </Card>
    ),
  },
} satisfies Meta<typeof PreviewFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnPage: Story = { name: 'Своя страница' };
export const Failed: Story = {
  name: 'Не загрузилась',
  args: { failure: <ErrorState onRetry={() => undefined}>Не удалось загрузить страницу.</ErrorState> },
};
