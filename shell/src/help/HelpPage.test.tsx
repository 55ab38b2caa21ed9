import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hiddenStepsStore } from 'shared-api/company-marks';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { HelpPage } from './HelpPage';

const api = useFakeApi();

beforeEach(() => {
  localStorage.clear();
  api.configure();
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/event', {
    datestart: '2026-11-23',
    dateend: '2026-11-27',
    name: 'Форум «Реклама и сувениры»',
    venue: 'Павильон 3, зал Б',
    address: 'Краснопресненская наб., 14',
  });
});

const open = () => renderPage(<HelpPage path="/help" title="Помощь" />, { address: '/help' });

test('shows days, place, contacts and rules of the event [FIRST-03]', async () => {
  const { container } = open();
  expect(await screen.findByText('Форум «Реклама и сувениры»')).toBeVisible();
  expect(screen.getByText(/^23–27 ноября 2026/)).toBeVisible();
  expect(screen.getByText('Павильон 3, зал Б')).toBeVisible();
  expect(screen.getByText('Краснопресненская наб., 14')).toBeVisible();
  for (const name of ['Мероприятие', 'Контакты', 'Как всё устроено', 'Правила участия'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('shows the days alone on an old server [FIRST-03]', async () => {
  api.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-23' });
  open();
  expect(await screen.findByText(/^23 ноября 2026/)).toBeVisible();
  expect(screen.queryByText('Площадка')).not.toBeInTheDocument();
});

test('explains a missing event [FIRST-03]', async () => {
  api.fail('get', '/api/event', { status: 404 });
  open();
  expect(await screen.findByText(/^Сведений о мероприятии пока нет/)).toBeVisible();
});

test('brings the first steps back [FIRST-02]', async () => {
  hiddenStepsStore.change(1, () => true);
  const { location } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Показать первые шаги' }));
  expect(hiddenStepsStore.read(1)).toBe(false);
  expect(location()).toBe('/profile');
});
