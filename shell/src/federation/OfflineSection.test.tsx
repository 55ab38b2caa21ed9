import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageName } from 'shared-api/federation';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { RemotePageFailure } from './RemotePageFailure';

const retry = jest.fn();

afterEach(() => {
  retry.mockClear();
  jest.restoreAllMocks();
});

const open = (name: PageName = 'mf_catalog/CatalogPage') =>
  renderPage(<RemotePageFailure name={name} title="Каталог" kind="network" retry={retry} />);
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('leads from a page without answers to today [DAY-04]', async () => {
  goOffline();
  const page = open();
  expect(screen.getByText('Без связи этот раздел не открывается.')).toBeVisible();
  await expectNoAxeViolations(page.container);
  await userEvent.click(screen.getByRole('link', { name: 'Сегодня' }));
  expect(page.location()).toBe('/today');
});

test('opens the page once the network is back [DAY-04]', async () => {
  goOffline();
  open('mf_registration/SignupPage');
  expect(screen.queryByRole('link', { name: 'Сегодня' })).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('blames the section while the server answers [DAY-04]', () => {
  open();
  expect(screen.getByText(/^Раздел «Каталог» не загрузился/)).toBeVisible();
});
