import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Страницы/Страница не найдена',
  component: NotFoundPage,
  parameters: {
    path: '/старый-раздел',
    guide: 'Вошедший человек открыл адрес, которого нет. Гостей по-прежнему ведут на вход.',
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
