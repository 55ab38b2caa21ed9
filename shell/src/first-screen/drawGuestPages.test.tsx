import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { useQueryCache } from 'shared-api/query';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { Application } from './Application';
import { drawGuestPages, type DrawnPage } from './drawGuestPages';
import { awaitScripts } from './earlyEnter';

const api = useFakeApi();
const LOGIN = { login: 'supplier@vstrecha.example', password: 'vstrecha2026' };
let drawn: DrawnPage[];
let hydrated: Root | undefined;
let complain: jest.Spied<typeof console.error>;
let sent: unknown[];

beforeAll(async () => {
  drawn = await drawGuestPages();
});
beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  surroundings.loadExposed.mockImplementation(async (name) => () => <h1>{name}</h1>);
  sent = [];
  api.configure();
  api.answer('get', '/api/auth/check', { ok: false });
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-27', name: 'Форум рекламы' });
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('post', '/api/auth/login', ({ body }) => (sent.push(body), { ok: true }));
});
afterEach(async () => {
  await act(async () => hydrated?.unmount());
  // Each test simulates a new page load.
  const { result: cache } = renderHook(() => useQueryCache());
  await act(() => cache.current.forgetAll());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** The page as the server sends it, before its scripts have run. */
function open(address: string): HTMLElement {
  const page = drawn.find(({ path }) => path === address);
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.append(...new DOMParser().parseFromString(page?.html ?? '', 'text/html').body.childNodes);
  document.body.replaceChildren(root);
  awaitScripts();
  return root;
}

async function bringScripts(root: HTMLElement): Promise<void> {
  await act(async () => {
    hydrated = hydrateRoot(root, <Application router={BrowserRouter} isForGuest />);
  });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
function fillIn({ login, password }: typeof LOGIN) {
  field('Логин').value = login;
  field('Пароль').value = password;
  field('Пароль').focus();
}
const press = (key: string) => field('Пароль').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test.each([
  ['/login', 'Вход'],
  ['/password_reset', 'Восстановление пароля'],
  ['/block', 'Аккаунт ожидает активации'],
])('hydrates the prerendered %s without replacing it', async (address, title) => {
  const root = open(address);
  const heading = screen.getByRole('heading', { level: 1, name: title });
  expect(drawn.find(({ path }) => path === address)).toMatchObject({
    title: `${title} — Встреча`,
    styles: expect.stringContaining('<style'),
  });
  await bringScripts(root);
  await waitFor(() => expect(document.title).toBe(`${title} — Встреча`));
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(complain).not.toHaveBeenCalled();
});

test('keeps early input and submits it after an early Enter [AUTH-01] [AUTH-02]', async () => {
  const root = open('/login');
  fillIn(LOGIN);
  press('Enter');
  expect(sent).toEqual([]);
  await bringScripts(root);
  expect(await screen.findByRole('heading', { level: 1, name: 'mf_profile/OwnPage' })).toBeVisible();
  expect(sent).toEqual([LOGIN]);
  expect(complain).not.toHaveBeenCalled();
});

test('does not submit input typed after an early Enter', async () => {
  const root = open('/login');
  fillIn({ ...LOGIN, password: 'vstrecha' });
  press('Enter');
  field('Пароль').value = LOGIN.password;
  field('Пароль').dispatchEvent(new Event('input', { bubbles: true }));
  const password = field('Пароль');
  expect(screen.getByRole('button', { name: 'Войти' })).toBeDisabled();
  await bringScripts(root);
  expect(sent).toEqual([]);
  expect(field('Пароль')).toBe(password);
  expect(password).toHaveFocus();
  expect(field('Логин')).toHaveValue(LOGIN.login);
  await act(async () => screen.getByRole('button', { name: 'Войти' }).click());
  expect(sent).toEqual([LOGIN]);
});

test('does not submit an invalid form on an early Enter', async () => {
  const root = open('/login');
  fillIn({ ...LOGIN, password: '12345' });
  press('Enter');
  await bringScripts(root);
  expect(field('Пароль')).toHaveValue('12345');
  expect(sent).toEqual([]);
});

test('redirects a logged-in user from a prerendered guest page [GUARD-05]', async () => {
  api.answer('get', '/api/auth/check', { ok: true });
  await bringScripts(open('/login'));
  expect(await screen.findByRole('heading', { level: 1, name: 'mf_profile/OwnPage' })).toBeVisible();
});

test('keeps the form and its input when the server fails', async () => {
  api.fail('get', '/api/auth/check', 'network');
  const root = open('/login');
  fillIn(LOGIN);
  await bringScripts(root);
  expect(field('Пароль')).toHaveValue(LOGIN.password);
});
