import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'shared-api/client';
import { UnsubscribeResult } from './UnsubscribeResult';
import type { UnsubscribeState } from './useUnsubscribe';

const failed = (error: unknown, isRetrying = false): UnsubscribeState => ({
  phase: 'ERROR',
  error,
  isRetrying,
  retry: () => undefined,
});

const meta = {
  title: 'Вход/UnsubscribeResult',
  component: UnsubscribeResult,
  args: { state: { phase: 'PROCESS' } },
} satisfies Meta<typeof UnsubscribeResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Success: Story = { args: { state: { phase: 'SUCCESS' } } };
export const Failed: Story = { args: { state: failed(new ApiError({ kind: 'network' })) } };
export const Retrying: Story = { args: { state: failed(new ApiError({ kind: 'network' }), true) } };
export const Invalid: Story = {
  name: 'Неверная ссылка',
  args: { state: failed(new ApiError({ kind: 'http', status: 404, text: '' })) },
};
