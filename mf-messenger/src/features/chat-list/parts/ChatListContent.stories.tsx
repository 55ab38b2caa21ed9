import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError, describeError } from 'shared-api/client';
import { fixtures } from 'shared-api/fixtures';
import { ChatListContent } from './ChatListContent';

const doNothing = () => {};
const next = { phase: { kind: 'idle' }, isThere: false, load: doNothing } as const;
const timeout = { error: new ApiError({ kind: 'timeout' }), reason: describeError(new ApiError({ kind: 'timeout' })) };

const companies = ['Северный ветер', 'Южный берег', 'Рога и копыта'].map((company, index) =>
  fixtures.chat({
    id: index + 1,
    user_id: index + 2,
    company,
    seen: index !== 0,
    updated_at: `2026-11-2${1 - Math.min(index, 1)}T09:00:00.000Z`,
  }),
);
const list = { prompt: '', chats: companies, hasMore: false };

const meta = {
  title: 'Сообщения/ChatListContent',
  component: ChatListContent,
  parameters: {
    guide:
      'Список переписок во всех состояниях. Не обновилось — старый список остаётся, отказ над ним; не загрузилось продолжение — отказ в конце.',
  },
  args: {
    list,
    error: undefined,
    reason: undefined,
    isLoading: false,
    reload: async () => undefined,
    next,
    ownUserId: 1,
    openUserId: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 340, height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatListContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const Loading: Story = { name: 'Загрузка', args: { list: undefined, isLoading: true } };
export const NoChats: Story = { name: 'Нет чатов', args: { list: { ...list, chats: [] } } };
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { list: { prompt: 'нет такой', chats: [], hasMore: false } },
};
export const Failed: Story = { name: 'Не удалось', args: { list: undefined, ...timeout } };
export const FailedWithContent: Story = { name: 'Не удалось обновить', args: timeout };
export const NextPageFailed: Story = {
  name: 'Следующая страница не загрузилась',
  args: { next: { ...next, phase: { kind: 'failed', error: timeout.error } } },
};
