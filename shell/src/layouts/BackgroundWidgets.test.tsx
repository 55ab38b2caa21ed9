import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from 'shared-api/contract';
import { noteUnsent } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { BackgroundWidgets } from './BackgroundWidgets';
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
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

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

// Loaded modules stay cached for the whole file, so failures are tested first.
test('loads the reminder after the page and retries silently', async () => {
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

test('does not load the reminder for chat-only companies', async () => {
  surroundings.loadExposed.mockResolvedValue(() => <p>Скоро встреча</p>);
  await draw({ only_chat: true });
  await pass(10_000);
  expect(isAsked()).toBe(0);
  expect(screen.queryByText('Скоро встреча')).not.toBeInTheDocument();
});

test('loads the outbox after the page for unsent messages only', async () => {
  const outbox = (userId: number) => (
    <BackgroundWidgets userId={userId} hasMeetings={false} isAdministrator={false} isPageDrawn={false} />
  );
  surroundings.loadExposed.mockResolvedValue(() => <p>отправляет</p>);
  noteUnsent('messages', 17, true);
  const { unmount } = render(outbox(18));
  await pass(10_000);
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
  unmount();

  render(outbox(17));
  await pass(4_000);
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
  await pass(1_000);
  expect(surroundings.loadExposed.mock.calls).toEqual([['mf_messenger/Outbox', expect.anything()]]);
  expect(screen.getByText('отправляет')).toBeVisible();
});

test('loads the outbox of meetings for unsent answers [DAY-04]', async () => {
  surroundings.loadExposed.mockResolvedValue(() => null);
  noteUnsent('meetings', 17, true);
  render(<BackgroundWidgets userId={17} hasMeetings={false} isAdministrator={false} isPageDrawn={false} />);
  await pass(5_000);
  expect(surroundings.loadExposed.mock.calls).toEqual([['mf_meetings/Outbox', expect.anything()]]);
});
