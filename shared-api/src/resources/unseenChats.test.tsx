import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '../query';
import { emitRealtime } from '../realtime';
import { fixtures, renderPage, useFakeApi } from '../testing';
import { chatsKeys, useUnseenChatsCount, useUnseenChatsEvents } from './chats';

const api = useFakeApi();
const asked = { count: 0, latest: 0, list: 0 };

function Page() {
  useUnseenChatsEvents();
  useQuery(chatsKeys.latestIncoming(5), async () => ++asked.latest);
  useQuery(chatsKeys.list('', 0), async () => ++asked.list);
  return <p>Непрочитанных: {useUnseenChatsCount(true).data ?? 'неизвестно'}</p>;
}

test('refreshes the badge and latest messages, not the chat list', async () => {
  Object.assign(asked, { count: 0, latest: 0, list: 0 });
  api.answer('get', '/api/chats', ({ query }) => {
    expect(query.toString()).toBe('offset=0&limit=1');
    return { chats: [], unseen_count: ++asked.count };
  });
  const { unmount } = renderPage(<Page />);
  expect(await screen.findByText('Непрочитанных: 1')).toBeVisible();
  act(() => emitRealtime('message', { message: fixtures.message() }));
  expect(await screen.findByText('Непрочитанных: 2')).toBeVisible();
  act(() => emitRealtime('gap', {}));
  expect(await screen.findByText('Непрочитанных: 3')).toBeVisible();
  await waitFor(() => expect(asked).toEqual({ count: 3, latest: 3, list: 1 }));
  unmount();
  emitRealtime('message', { message: fixtures.message() });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.count).toBe(3);
});
