import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from '../Skeleton/Skeleton';
import { Delayed } from './Delayed';

const meta = {
  title: 'Отклик/Delayed',
  component: Delayed,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Быстрый ответ приходит в пустое место; заготовка на долю секунды только мелькнёт.',
      so: () => (
        <p>
          До 150 мс: пусто
          <br />
          Потом: заготовка
          <br />
          Пришло: содержимое
        </p>
      ),
      not: () => (
        <p>
          0 мс: заготовка
          <br />
          90 мс: содержимое
        </p>
      ),
    },
    guide: 'Загрузка короче 150 мс не должна мигать: оберните то, что показывается на время ожидания.',
  },
  args: { children: <Skeleton height={80} shape="card" /> },
} satisfies Meta<typeof Delayed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAfterAMoment: Story = { name: 'Появляется не сразу' };
export const StillInvisible: Story = { name: 'Ещё не виден', args: { delayMs: 1_000_000 } };
