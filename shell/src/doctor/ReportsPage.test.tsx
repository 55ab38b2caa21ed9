import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from '../testing/surroundings';
import { renderApp } from '../testing/renderApp';
import { reportsFixture } from '../testing/reportsFixture';
import { ReportsPage } from './ReportsPage';

const api = useFakeApi();

test('shows failing builds and slower pages', async () => {
  api.answer('get', '/reports', reportsFixture);
  const { container } = renderPage(<ReportsPage />, { address: '/doctor/reports' });
  const build = await screen.findByRole('region', { name: 'mf_catalog 0.4.0-bbbbbbbbbbbb' });
  expect(within(build).getByRole('alert')).toHaveTextContent(/пользователи \(4\).*npm run kit rollback mf-catalog/);
  expect(within(build).getByRole('listitem')).toHaveTextContent(/CatalogPage отрисовка TypeError.*сообщений: 14/);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/^Реестр сборок не читается \(https/);
  expect(screen.getByRole('region', { name: 'Медленнее прежней сборки' })).toHaveTextContent(
    'mf_catalog/CatalogPage, 0.4.0-bbbbbbbbbbbb: Главное содержание (LCP) хуже на 100 %',
  );
  const page = screen.getByRole('region', { name: 'mf_catalog/CatalogPage' });
  expect(within(page).getAllByRole('row')[1]).toHaveTextContent('хуже на 100 %601,02 с2,05 с2,44 с');
  await expectNoAxeViolations(container);
});

test('asks for the figures of one kind of device', async () => {
  const asked: (string | null)[] = [];
  api.answer('get', '/reports', ({ query }) => {
    asked.push(query.get('device'));
    return { registry_problem: null, builds: [], figures: [] };
  });
  renderPage(<ReportsPage />, { address: '/doctor/reports' });
  expect(await screen.findByText('Сообщений о сбоях нет.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Телефоны' }));
  await waitFor(() => expect(asked).toEqual([null, 'phone']));
  expect(screen.getByText('Измерений нет.')).toBeVisible();
});

const open = (is_admin: boolean) => {
  api.configure();
  api.answer('get', '/api/auth/check', { ok: true });
  api.answer('get', '/api/user', fixtures.currentUser({ is_admin }));
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('get', '/reports', reportsFixture);
  surroundings.loadExposed.mockResolvedValue(() => <h1>Раздел</h1>);
  return renderApp('/doctor/reports');
};

test('opens for administrators alone', async () => {
  open(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Сбои и скорость страниц' })).toBeVisible();
});

test('leads other users to their own page', async () => {
  const { location } = open(false);
  await waitFor(() => expect(location()).toBe('/profile'));
});
