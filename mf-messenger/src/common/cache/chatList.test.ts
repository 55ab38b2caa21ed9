import { expect, test } from '@jest/globals';
import type { Chat } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import { afterMessage, matchesPrompt, withFirstPage, withNextPage, type ChatList } from './chatList';

const chat = (id: number, minute: number, part: Partial<Chat> = {}) =>
  fixtures.chat({ id, updated_at: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(), ...part });
const page = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => chat(from + index, 600 - from - index));
const list = (chats: readonly Chat[], hasMore = true): ChatList => ({ prompt: '', chats, hasMore });
const ids = ({ chats }: ChatList) => chats.map(({ id }) => id);

test('reloading keeps further pages and moves changed chats up [CHAT-01]', () => {
  const again = withFirstPage(list(page(1, 40)), '', [chat(35, 700), ...page(1, 19)]);
  expect(ids(again).slice(0, 3)).toEqual([35, 1, 2]);
  expect(ids(again)).toHaveLength(40);
  expect(again.hasMore).toBe(true);
});

test('drops outdated chats when more than a page changed', () => {
  const changed = Array.from({ length: 20 }, (_, index) => chat(100 + index, 700 - index));
  expect(ids(withFirstPage(list(page(1, 40), false), '', changed))).toEqual(changed.map(({ id }) => id));
  expect(withFirstPage(list(page(1, 40), false), '', changed).hasMore).toBe(true);
});

test('treats a first page that is not full as complete', () => {
  expect(withFirstPage(list(page(1, 5)), '', page(2, 3))).toEqual(list(page(2, 3), false));
});

test('stops loading when the next page repeats loaded chats', () => {
  expect(withNextPage(list(page(1, 20)), page(1, 20))).toEqual(list(page(1, 20), false));
  expect(withNextPage(list(page(1, 20)), page(20, 39)).hasMore).toBe(true);
});

test('marks chats unseen for newer incoming messages only [CHAT-08] [CHAT-09]', () => {
  const before = fixtures.chat({ seen: true, updated_at: '2026-11-21T09:00:00.000Z' });
  const message = fixtures.message({ id: 7, text: 'Новое', created_at: '2026-11-21T09:01:00.000Z' });
  const after = afterMessage(before, message, false);
  expect(after).toMatchObject({ last_message: 'Новое', seen: false, updated_at: message.created_at });
  expect(afterMessage(before, message, true).seen).toBe(true);

  const seen = { ...after, seen: true };
  expect(afterMessage(seen, message, false)).toEqual(seen);
  expect(afterMessage(seen, { ...message, created_at: before.updated_at }, false)).toEqual(seen);
});

test('names the last author only where the server does', () => {
  const message = fixtures.message({ id: 7, user_id: 1, created_at: '2026-11-21T09:01:00.000Z' });
  const before = fixtures.chat({ updated_at: '2026-11-21T09:00:00.000Z' });
  expect(afterMessage({ ...before, last_user_id: 2 }, message, true).last_user_id).toBe(1);
  expect(afterMessage(before, message, true)).not.toHaveProperty('last_user_id');
});

test.each([
  ['полет', 'Полёт'],
  ['Нижний  Новгород', 'Нижний\u00A0Новгород'],
  ['йод', 'И\u0306од'],
])('[TXT-01] a list searched for %j takes in %j', (prompt, company) => {
  expect(matchesPrompt({ prompt, chats: [], hasMore: false }, company)).toBe(true);
});
