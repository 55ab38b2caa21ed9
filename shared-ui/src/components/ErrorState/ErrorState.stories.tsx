import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Отклик/ErrorState',
  component: ErrorState,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Назовите, что не загрузилось, и дайте повторить на том же месте.',
      so: () => <ErrorState onRetry={() => undefined}>Не удалось загрузить новости.</ErrorState>,
      not: () => <ErrorState>Что-то пошло не так.</ErrorState>,
    },
    guide: 'Данные не загрузились: что именно и кнопка «Повторить» на месте содержимого.',
  },
  args: { children: 'Не удалось загрузить новости.', onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { name: 'С повтором' };
export const Retrying: Story = { name: 'Повтор идёт', args: { isRetrying: true } };
export const WithCode: Story = {
  name: 'С кодом ошибки',
  args: { children: 'Не удалось загрузить новости.', reason: 'Непредвиденная ошибка!', code: '7f3c9a12e04b4d6f' },
};
export const WithoutRetry: Story = {
  name: 'Без повтора',
  args: { children: 'Участник не найден.', onRetry: undefined },
};
