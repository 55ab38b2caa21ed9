import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from '../testing/surroundings';
import { refreshRegistry } from '../federation/registry/registry';
import { forgetRegistry } from '../federation/registry/requestRegistry';
import { noteDrawn } from '../federation/watch/drawn';
import { renderApp } from '../testing/renderApp';

const menu = { label: 'Опросы', shortLabel: 'Опросы', icon: 'M3 3h18v18H3z', order: 25 };
const surveys = {
  build: '1.0.0-surveys',
  entry: 'https://surveys.example/builds/1.0.0-surveys/remoteEntry.js',
  integrity: 'sha256-x',
  exposes: {},
  requires: {},
  details: { address: 'https://surveys.example/builds/1.0.0-surveys/build.json', integrity: 'sha256-x' },
  remote: {
    owner: '@vstrecha/surveys',
    slots: {},
    pages: [{ path: '/surveys', title: 'Опросы', layout: 'main', access: 'login', expose: 'SurveysPage', menu }],
  },
};
const five = { mf_catalog: [], mf_meetings: [], mf_messenger: [], mf_profile: [], mf_registration: [] };
let remotes: Record<string, object[]>;
let answer: (() => void) | undefined;

/** Delays the response of `/registry.json` until the test calls `answer`. */
let isHeld = false;

const api = useFakeApi();

beforeEach(() => {
  localStorage.clear();
  isHeld = false;
  answer = undefined;
  remotes = five;
  const ask = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (address !== '/registry.json') return ask(address, options);
    return new Promise((resolve) => {
      answer = () => resolve(Response.json({ remotes }));
      if (!isHeld) answer();
    });
  });
  // Each test is a page load, which asks again.
  forgetRegistry();
  surroundings.loadExposed.mockImplementation(async (name) => () => <h1>{name}</h1>);
  api.configure();
  api.answer('get', '/api/auth/check', { ok: true });
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const entry = () => screen.queryByRole('link', { name: 'Опросы' });
const refresh = (next: typeof remotes) => {
  remotes = next;
  return act(refreshRegistry);
};

const organizer = {
  ...surveys,
  remote: {
    owner: '@vstrecha/organizer',
    slots: {},
    pages: [
      {
        path: '/organizer',
        title: 'Обзор',
        layout: 'main',
        access: 'administrator',
        expose: 'OverviewPage',
        menu: { ...menu, label: 'Обзор', badge: 'waiting-companies' },
      },
    ],
  },
};
const messenger = {
  ...surveys,
  remote: {
    owner: '@vstrecha/messenger',
    slots: {},
    pages: [
      {
        path: '/messages',
        title: 'Сообщения',
        layout: 'main',
        access: 'login',
        expose: 'MessagesPage',
        menu: { ...menu, label: 'Сообщения', administratorOrder: 40 },
      },
    ],
  },
};
const menuLabels = () =>
  within(screen.getByRole('navigation', { name: 'Основное меню' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('starts administrators on the own page without organizer’s remote', async () => {
  api.answer('get', '/api/user', fixtures.currentUser({ is_admin: true }));
  renderApp('/login');
  await heading('mf_profile/OwnPage');
});

test('starts administrators on their pages, with counts [ORG-01]', async () => {
  api.answer('get', '/api/user', fixtures.currentUser({ is_admin: true }));
  api.answer('get', '/api/organizer/overview', fixtures.overview({ attention: [{ kind: 'waiting', count: 7 }] }));
  remotes = { ...five, mf_messenger: [messenger], mf_organizer: [organizer] };
  renderApp('/login');
  await heading('mf_organizer/OverviewPage');
  expect(await screen.findByRole('link', { name: 'Обзор, ждут активации: 7' })).toBeVisible();
  expect(menuLabels()).toEqual(['Обзор7', 'Сообщения', 'Моя страница', 'Отчёты', 'Выйти']);
});

test('shows other users neither pages nor entries of administrators [ORG-01]', async () => {
  remotes = { ...five, mf_organizer: [organizer] };
  renderApp('/organizer');
  await heading('mf_profile/OwnPage');
  expect(menuLabels()).not.toContain('Обзор');
});

test('adds and removes a menu entry without a reload [TEAM-03]', async () => {
  renderApp('/news');
  await heading('mf_profile/NewsPage');
  expect(entry()).not.toBeInTheDocument();
  await refresh({ ...five, mf_surveys: [surveys] });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Каталог заказчиков', 'Опросы', 'Заявки']),
  );
  act(() => entry()?.click());
  await heading('mf_surveys/SurveysPage');
  await waitFor(() => expect(document.title).toBe('Опросы — Встреча'));
  await refresh(five);
  expect(entry()).not.toBeInTheDocument();
});

test('opens a new address once the registry is read [TEAM-03]', async () => {
  isHeld = true;
  remotes = { ...five, mf_surveys: [surveys] };
  const { location } = renderApp('/surveys');
  await waitFor(() => expect(answer).toBeDefined());
  expect(location()).toBe('/surveys');
  answer?.();
  await heading('mf_surveys/SurveysPage');
  expect(location()).toBe('/surveys');
});

test('keeps an open page after its removal until navigation [TEAM-03]', async () => {
  remotes = { ...five, mf_surveys: [surveys] };
  const { location, navigate } = renderApp('/surveys');
  await heading('mf_surveys/SurveysPage');
  noteDrawn('mf_surveys', 'SurveysPage', surveys.build);
  await refresh(five);
  expect(location()).toBe('/surveys');
  act(() => navigate('/news'));
  await heading('mf_profile/NewsPage');
  act(() => navigate('/surveys'));
  await heading('Страница не найдена');
});

test('names an unknown address once the registry is read [FIRST-04]', async () => {
  const { location } = renderApp('/nowhere?x=1');
  await heading('Страница не найдена');
  expect(location()).toBe('/nowhere?x=1');
  expect(document.title).toBe('Страница не найдена — Встреча');
  expect(screen.getByRole('navigation', { name: 'Основное меню' })).toBeVisible();
  expect(screen.getByText('/nowhere')).toBeVisible();
  await expectNoAxeViolations(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'На мою страницу' }));
  await heading('mf_profile/OwnPage');
});
