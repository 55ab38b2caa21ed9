import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from '../ErrorState/ErrorState';
import { ErrorBoundary } from './ErrorBoundary';

const meta = {
  title: 'Отклик/ErrorBoundary',
  component: ErrorBoundary,
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

export const Fine: Story = {};
export const Failed: Story = { args: { children: <Broken /> }, parameters: { isNoisy: true } };
