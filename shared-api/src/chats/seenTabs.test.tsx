import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage, useFakeApi } from '../testing';
import { tellSeen } from './seenTabs';
import { useUnseenChatsCount } from './useUnseenChatsCount';
import { useUnseenChatsEvents } from './useUnseenChatsEvents';

const api = useFakeApi();

/** What several tabs of one browser have in common. jsdom has none. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  FakeChannel.open.clear();
});

function Badge() {
  useUnseenChatsEvents();
  return <p>Непрочитанных: {useUnseenChatsCount(true).data ?? 'неизвестно'}</p>;
}

test('a chat that was seen in another tab is counted here no more [SIDE-04] [CHAT-08]', async () => {
  let unseen = 2;
  api.answer('get', '/api/chats', () => ({ chats: [], unseen_count: unseen }));
  renderPage(<Badge />);
  await screen.findByText('Непрочитанных: 2');

  unseen = 1;
  tellSeen({ chatId: 5, userId: 2 });
  expect(await screen.findByText('Непрочитанных: 1')).toBeVisible();
});
