import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage, useFakeApi } from '../testing';
import { tellSeen, useUnseenChatsCount, useUnseenChatsEvents } from './chats';

const api = useFakeApi();

/** Fake BroadcastChannel, which jsdom lacks. */
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

async function drawBadge() {
  const server = { unseen: 2, asked: 0 };
  api.answer('get', '/api/chats', () => {
    server.asked += 1;
    return { chats: [], unseen_count: server.unseen };
  });
  renderPage(<Badge />);
  await screen.findByText('Непрочитанных: 2');
  server.unseen = 1;
  return server;
}

test('updates the badge when another tab marks a chat seen [SIDE-04] [CHAT-08]', async () => {
  await drawBadge();
  new FakeChannel('vstrecha.seen').postMessage({ chatId: 5, userId: 2, tab: 'another' });
  expect(await screen.findByText('Непрочитанных: 1')).toBeVisible();
});

test('ignores its own message about a seen chat', async () => {
  const server = await drawBadge();
  const heard: unknown[] = [];
  new FakeChannel('vstrecha.seen').onmessage = ({ data }) => heard.push(data);

  tellSeen({ chatId: 5, userId: 2 });

  expect(heard).toEqual([expect.objectContaining({ chatId: 5, userId: 2 })]);
  new FakeChannel('vstrecha.seen').postMessage({ chatId: 6, userId: 3, tab: 'another' });
  expect(await screen.findByText('Непрочитанных: 1')).toBeVisible();
  expect(server.asked).toBe(2);
});
