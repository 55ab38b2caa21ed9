import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Participant } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { CatalogPage } from './CatalogPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Rendering whole pages takes long on a busy machine.

const areas = fixtures.participant().activity;
const company = (id: number, fields: Partial<Participant> = {}) =>
  fixtures.participant({ id, company: `Компания ${id}`, city: '', activity: [], ...fields });
let asked: string[];
let found: Participant[];
let total: number | undefined;
let ownSlots: number;
let bodies: unknown[];

beforeEach(() => {
  asked = [];
  found = [company(1), company(2, { activity: areas }), company(3, { activity: areas.slice(1), city: 'Мурманск' })];
  total = undefined;
  ownSlots = 3;
  bodies = [];
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/event', { datestart: '2000-01-01', dateend: '2100-01-01' });
  api.answer('post', '/api/users', ({ query, body }) => {
    asked.push(String(query));
    bodies.push(body);
    return { users: found, pages: 1, total_count: total ?? found.length, own_slots: ownSlots };
  });
});

const answerFeatures = (...features: string[]) => api.answer('get', '/api/settings', fixtures.settings({ features }));
const select = () => screen.findByRole('combobox', { name: 'Порядок' });
const names = () =>
  within(screen.getByRole('list', { name: 'Компании' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('[FIT-01] asks for best fits; the address keeps another choice', async () => {
  answerFeatures('fit_sort');
  const { location } = renderPage(<CatalogPage />, { address: '/catalog' });
  expect(await select()).toHaveDisplayValue('Сначала подходящие');
  await waitFor(() => expect(asked).toEqual(['limit=10&page=1&sort=fit']));
  await user.selectOptions(await select(), 'Недавно заходили');
  await waitFor(() => expect(asked.at(-1)).toBe('limit=10&page=1&sort=seen'));
  expect(location()).toBe('/catalog?sort=seen&limit=10&page=1');
  await user.selectOptions(await select(), 'По названию');
  await waitFor(() => expect(asked.at(-1)).toBe('limit=10&page=1'));
});

test('[FIT-01] offers no best fits without activity areas of the viewer', async () => {
  answerFeatures('fit_sort');
  api.answer('get', '/api/user', fixtures.currentUser({ activity: [] }));
  renderPage(<CatalogPage />, { address: '/catalog?sort=fit&limit=10&page=1' });
  expect(await select()).toHaveDisplayValue('По названию');
  expect(screen.queryByRole('option', { name: 'Сначала подходящие' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Выберите темы, чтобы подходящие были первыми' })).toHaveAttribute(
    'href',
    '/profile/edit#company',
  );
  await waitFor(() => expect(asked).toEqual(['limit=10&page=1']));
});

test('[FIT-01] sorts a small catalogue of a server without the feature', async () => {
  answerFeatures();
  renderPage(<CatalogPage />, { address: '/catalog' });
  expect(await select()).toHaveDisplayValue('По названию');
  await screen.findByText('Компания 1');
  expect(names()).toEqual(['Компания 1', 'Компания 2', 'Компания 3']);
  await user.selectOptions(await select(), 'Сначала подходящие');
  await waitFor(() => expect(names()).toEqual(['Компания 3', 'Компания 2', 'Компания 1']));
  expect(asked).toEqual(['limit=10&page=1', 'limit=500&page=1']);
});

test('[FIT-01] says why a large catalogue stays by name', async () => {
  answerFeatures();
  total = 501;
  renderPage(<CatalogPage />, { address: '/catalog?sort=fit&limit=10&page=1' });
  expect(await screen.findByText('По названию: компаний слишком много, чтобы найти подходящие.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Порядок' })).not.toBeInTheDocument();
  expect(names()).toEqual(['Компания 1', 'Компания 2', 'Компания 3']);
});

test('[FIT-01] ignores an unknown order in the address', async () => {
  answerFeatures('fit_sort');
  const { location } = renderPage(<CatalogPage />, { address: '/catalog?sort=price&limit=10&page=1' });
  expect(await select()).toHaveDisplayValue('Сначала подходящие');
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=1'));
});

const timeButton = () => screen.findByRole('button', { name: 'Есть общее время' });

test('[FIT-02] finds companies with common time and removes the condition', async () => {
  answerFeatures('fit_sort', 'common_time');
  const { location } = renderPage(<CatalogPage />, { address: '/catalog' });
  await screen.findByText('Компания 1');
  await user.click(await timeButton());
  await waitFor(() => expect(bodies.at(-1)).toEqual({ common_time: {} }));
  expect(location()).toBe('/catalog?time=yes&limit=10&page=1');
  expect(await timeButton()).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Убрать: Есть общее время' }));
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=1'));
});

test('[FIT-02] asks for own free time first', async () => {
  answerFeatures('fit_sort', 'common_time');
  ownSlots = 0;
  renderPage(<CatalogPage />, { address: '/catalog' });
  await screen.findByText('Компания 1');
  expect(await timeButton()).toHaveAccessibleDescription('Сначала откройте свободное время');
  await user.click(await timeButton());
  expect(bodies).toEqual([{}]);
});

test('[FIT-02] hides and never sends the condition without the feature', async () => {
  answerFeatures('fit_sort');
  renderPage(<CatalogPage />, { address: '/catalog?time=yes&limit=10&page=1' });
  await screen.findByText('Компания 1');
  expect(screen.queryByRole('button', { name: /Есть общее время/ })).not.toBeInTheDocument();
  expect(bodies).toEqual([{}]);
});
