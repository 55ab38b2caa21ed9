import type { Meta, StoryObj } from '@storybook/react-webpack5';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Отклик/EmptyState',
  component: EmptyState,
  args: { children: 'Заявок нет.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentenceOnly: Story = {};
export const WithNextStep: Story = {
  args: {
    children: 'Ничего не найдено.',
    icon: <SearchX size={20} aria-hidden />,
    action: <Button variant="secondary">Сбросить фильтр</Button>,
  },
};
