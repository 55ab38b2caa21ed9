import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from '../ErrorState/ErrorState';
import { ErrorBoundary } from './ErrorBoundary';

const meta = {
  title: 'Отклик/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['готово'],
  parameters: {
    guide: 'Граница вокруг части страницы, которая может сломаться при рисовании; остальное продолжает работать.',
  },
  args: {
    children: 'Здесь всё в порядке.',
    fallback: ({ reset }) => <ErrorState onRetry={reset}>Не удалось показать этот блок.</ErrorState>,
  },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error('Показано намеренно');
}

export const Fine: Story = { name: 'Всё хорошо' };
export const Failed: Story = { name: 'Не удалось', args: { children: <Broken /> }, parameters: { isNoisy: true } };
