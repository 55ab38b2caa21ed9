import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { MainLayout } from './MainLayout';

const api = useFakeApi();
const REMINDER = 'mf_meetings/MeetingReminder';

beforeEach(() => {
  api.configure();
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isAsked = () => surroundings.loadExposed.mock.calls.filter(([name]) => name === REMINDER).length;

async function draw(part: Partial<CurrentUser> = {}) {
  renderPage(
    <MainLayout user={fixtures.currentUser(part)}>
      <h1>Содержание</h1>
    </MainLayout>,
    { address: '/news' },
  );
  await pass(100);
}

// What is remembered of a loaded module lasts for the page, so the failures come first.
test('the reminder is asked for some seconds after the page; failing it shows nothing, and is tried again', async () => {
  surroundings.loadExposed.mockRejectedValueOnce(new Error('нет связи')).mockResolvedValue(() => <p>Скоро встреча</p>);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await draw();
  await pass(4_000);
  expect(isAsked()).toBe(0);
  await pass(1_000);
  expect(isAsked()).toBe(1);
  expect(screen.queryByText('Скоро встреча')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Содержание' })).toBeVisible();
  await pass(60_000);
  expect(isAsked()).toBe(2);
  await waitFor(() => expect(screen.getByText('Скоро встреча')).toBeVisible());
});

test('who only chats is not reminded, and loads nothing', async () => {
  surroundings.loadExposed.mockResolvedValue(() => <p>Скоро встреча</p>);
  await draw({ only_chat: true });
  await pass(10_000);
  expect(isAsked()).toBe(0);
  expect(screen.queryByText('Скоро встреча')).not.toBeInTheDocument();
});
