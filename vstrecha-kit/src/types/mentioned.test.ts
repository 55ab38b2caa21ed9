import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMentioned } from './mentioned.ts';

const SUBJECTS = [
  ...['shared-ui/Button: Button', 'shared-ui/Button: ButtonLook', 'shared-ui/Tag: Tag'],
  ...['mf_news/NewsPage', 'mf_meetings/Calendar', 'mf_meetings/Strip'],
  ...['get /api/chats', 'post /api/chats', 'get /api/invitations/inbox', 'get /api/user/{id}', 'delete /api/user/{id}'],
];
const mentioned = (sources: string) => findMentioned(sources, SUBJECTS, 'mf_news/');

test('finds imported names, own pages and rendered widgets', () => {
  assert.deepEqual(mentioned("import { Button } from 'shared-ui/Button'; name = 'mf_meetings/Calendar'; Tag;"), [
    ...['shared-ui/Button: Button', 'mf_news/NewsPage', 'mf_meetings/Calendar'],
  ]);
});

test('finds widgets named in JSX [TEAM-02]', () => {
  assert.deepEqual(mentioned('<Widget name="mf_meetings/Strip" />'), ['mf_news/NewsPage', 'mf_meetings/Strip']);
});

test('finds operations of the API by method and address [TEAM-02]', () => {
  const own = 'mf_news/NewsPage';
  assert.deepEqual(mentioned("request('get', '/api/chats')"), [own, 'get /api/chats']);
  assert.deepEqual(mentioned("request('get', '/api/user/{id}', { path: { id } })"), [own, 'get /api/user/{id}']);
  assert.deepEqual(mentioned('request(\n  "", `/api/invitations/${side}`)'), [own, 'get /api/invitations/inbox']);
  assert.deepEqual(mentioned("const ADDRESS = '/api/chats?limit=1'"), [own, 'get /api/chats', 'post /api/chats']);
});
