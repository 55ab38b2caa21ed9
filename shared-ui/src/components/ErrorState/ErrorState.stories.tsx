import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Отклик/ErrorState',
  component: ErrorState,
  args: { children: 'Не удалось загрузить новости.', onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithoutRetry: Story = { args: { children: 'Участник не найден.', onRetry: undefined } };
