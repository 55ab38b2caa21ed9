import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'shared-api/client';
import type { LoadedQuery } from 'shared-ui/Loaded';
import { UnsubscribeResult } from './UnsubscribeResult';

const query = (part: Partial<LoadedQuery<unknown>>): LoadedQuery<unknown> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  reload: () => undefined,
  ...part,
});
const offline = new ApiError({ kind: 'network' });

const meta = {
  title: 'Вход/UnsubscribeResult',
  component: UnsubscribeResult,
  parameters: {
    guide:
      'Отписка по ссылке из письма начинается сама: ход, успех или отказ. Неверная ссылка и обрыв связи названы по-разному; повторить можно в обоих случаях.',
  },
  args: { unsubscribed: query({ isLoading: true }) },
} satisfies Meta<typeof UnsubscribeResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'Загрузка' };
export const Success: Story = { name: 'Успех', args: { unsubscribed: query({ data: { ok: true } }) } };
export const Failed: Story = { name: 'Не удалось', args: { unsubscribed: query({ error: offline }) } };
export const Retrying: Story = {
  name: 'Повтор идёт',
  args: { unsubscribed: query({ error: offline, isLoading: true }) },
};
export const Invalid: Story = {
  name: 'Неверная ссылка',
  args: { unsubscribed: query({ error: new ApiError({ kind: 'http', status: 404, text: '' }) }) },
};
