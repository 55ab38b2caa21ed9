import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { writeDayMark } from '../offline/dayMark';
import { RemotePageFailure } from './RemotePageFailure';

const retry = jest.fn();

afterEach(() => {
  localStorage.clear();
  retry.mockClear();
  jest.restoreAllMocks();
});

const open = () =>
  renderPage(<RemotePageFailure name="mf_catalog/CatalogPage" title="Каталог" kind="network" retry={retry} />);
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('leads from a page without answers to today [DAY-04]', async () => {
  goOffline();
  writeDayMark({ account: 1, heard: Date.now(), ahead: 0 });
  const page = open();
  expect(screen.getByText('Без связи этот раздел не открывается.')).toBeVisible();
  await expectNoAxeViolations(page.container);
  await userEvent.click(screen.getByRole('link', { name: 'Сегодня' }));
  expect(page.location()).toBe('/today');
});

test('opens the page once the network is back [DAY-04]', async () => {
  goOffline();
  open();
  expect(screen.queryByRole('link', { name: 'Сегодня' })).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('blames the section while the server answers [DAY-04]', () => {
  open();
  expect(screen.getByText(/^Раздел «Каталог» не загрузился/)).toBeVisible();
});
