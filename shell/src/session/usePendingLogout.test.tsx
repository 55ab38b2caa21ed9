import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isLogoutPending, keepDraft, markLogoutPending, readDraft } from 'shared-api/storage';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { renderApp } from '../testing/renderApp';

const api = useFakeApi();
const LOGOUT = [['/api/auth/logout']];
let isLoggedIn: boolean;
let readUsers: number;

beforeEach(() => {
  localStorage.clear();
  isLoggedIn = true;
  readUsers = 0;
  surroundings.leave.mockClear();
  surroundings.loadExposed.mockResolvedValue(() => <h1>Моя страница</h1>);
  api.configure();
  api.answer('get', '/api/auth/check', () => ({ ok: isLoggedIn }));
  api.answer('get', '/api/user', () => (readUsers++, fixtures.currentUser()));
  api.answer('post', '/api/auth/login', () => ((isLoggedIn = true), { ok: true }));
  api.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-27', name: 'Форум рекламы' });
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const isOnline = (answer: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(answer);

async function logOutOffline() {
  const app = renderApp('/profile');
  await page('Моя страница');
  keepDraft('chat.5', 'Недописанное');
  isOnline(false);
  await userEvent.click(await screen.findByRole('link', { name: 'Выйти' }));
  await page('Вход');
  return app;
}

test('finishes an offline logout once the network is back [DAY-05]', async () => {
  await logOutOffline();
  expect(readDraft('chat.5')).toBe('');
  expect(screen.queryByText('Моя страница')).not.toBeInTheDocument();
  expect(surroundings.leave).not.toHaveBeenCalled();
  isOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(surroundings.leave.mock.calls).toEqual(LOGOUT);
});

test('leads the next page to a pending logout [DAY-05]', async () => {
  markLogoutPending();
  renderApp('/profile');
  await waitFor(() => expect(surroundings.leave.mock.calls).toEqual(LOGOUT));
  expect(readUsers).toBe(0);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('shows the login page in other tabs after a logout [DAY-05]', async () => {
  renderApp('/profile');
  await page('Моя страница');
  markLogoutPending();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await page('Вход');
});

test('forgets a pending logout with the next login [DAY-05]', async () => {
  isLoggedIn = false;
  markLogoutPending();
  renderApp('/login');
  await userEvent.type(await screen.findByLabelText('Логин'), 'supplier@vstrecha.example');
  await userEvent.type(screen.getByLabelText('Пароль'), 'vstrecha2026');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await page('Моя страница');
  expect(isLogoutPending()).toBe(false);
  expect(surroundings.leave).not.toHaveBeenCalled();
});

test('keeps a guest’s form when the network returns [DAY-05]', async () => {
  isLoggedIn = false;
  markLogoutPending();
  renderApp('/signup');
  await screen.findByRole('heading');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(surroundings.leave).not.toHaveBeenCalled();
});
