import SearchX from '@lucide/icons/icons/search-x';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Отклик/EmptyState',
  component: EmptyState,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Пусто — повод для следующего шага: скажите почему и предложите его.',
      so: () => (
        <EmptyState action={<Button variant="secondary">Сбросить фильтры</Button>}>
          Никто не подходит под фильтры.
        </EmptyState>
      ),
      not: () => <EmptyState>Нет данных</EmptyState>,
    },
    guide: 'Список загрузился, но пуст: объясните почему и предложите следующий шаг.',
  },
  args: { children: 'Заявок нет.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentenceOnly: Story = { name: 'Только текст' };
export const WithNextStep: Story = {
  name: 'Со следующим шагом',
  args: {
    children: 'Ничего не найдено.',
    icon: <Icon icon={SearchX} size={20} />,
    action: <Button variant="secondary">Сбросить фильтр</Button>,
  },
};
