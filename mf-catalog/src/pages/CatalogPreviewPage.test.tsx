import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { CatalogPreviewPage } from './CatalogPreviewPage';

const api = useFakeApi();
const own = fixtures.participant({ id: 1, type: 'Поставщик', company: 'Мануфактура подарков' });
let call: ReceivedCall | undefined;

beforeEach(() => {
  call = undefined;
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('post', '/api/users', (received) => {
    call = received;
    return { users: [own], pages: 1, total_count: 1 };
  });
});

const show = () => renderPage(<CatalogPreviewPage />, { address: '/preview/catalog' });
const card = () => screen.findByRole('article');

test('shows the own card as others see it [ROUTE-17] [CAT-10]', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/так вас видят заказчики/);
  expect(within(await card()).getByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect([String(call?.query), call?.body]).toEqual(['limit=10&page=1&preview=1', {}]);
  expect(screen.getByRole('button', { name: 'Что предлагают' })).toBeVisible();
});

test('disables filters and links [ROUTE-17] [CAT-07]', async () => {
  const { location } = show();
  const links = within(await card()).getAllByRole('link');
  for (const label of ['Город', 'Брендирование', 'Статусы'])
    expect(screen.getByRole('button', { name: label })).toBeDisabled();
  expect(screen.getByRole('searchbox')).toBeDisabled();
  for (const link of links) {
    await userEvent.click(link);
    expect(link).toHaveAttribute('tabindex', '-1');
  }
  expect(links).toHaveLength(3);
  expect(location()).toBe('/preview/catalog');
});

test.each([
  [{}, '/profile/edit'],
  [{ minimum_sum: [], branding: '' }, '/profile/edit#sum'],
])('«Изменить» links to the first missing field: %j', async (part, address) => {
  api.answer('post', '/api/users', { users: [{ ...own, ...part }], pages: 1, total_count: 1 });
  show();
  await card();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', address);
});

test('offers a retry on failure', async () => {
  api.fail('post', '/api/users', 'network');
  show();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить карточку.');
  api.answer('post', '/api/users', { users: [own], pages: 1, total_count: 1 });
  await userEvent.click(retry);
  expect(await card()).toBeVisible();
});
