import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { SavedFilters } from './SavedFilters';

const user = userEvent.setup({ delay: null });
const viewer = fixtures.currentUser({ id: 1 });

beforeEach(() => localStorage.clear());
afterEach(closeToasts);

const open = (address: string) =>
  renderPage(
    <>
      <SavedFilters viewer={viewer} />
      <Toaster />
    </>,
    { address },
  );
const menu = () => user.click(screen.getByRole('button', { name: 'Сохранённые' }));
const item = (name: string) => screen.getByRole('menuitem', { name });
const kazan = '/catalog?city=Казань&agency=no&limit=20&page=3';
const kazanQuery = `city=${encodeURIComponent('Казань')}&agency=no&limit=20&page=1`;

test('saves a filter under a proposed name and restores it', async () => {
  const { location, unmount } = open(kazan);
  await menu();
  await expectNoAxeViolations(document.body);
  await user.click(item('Сохранить этот фильтр…'));
  const name = await screen.findByRole('textbox', { name: 'Название' });
  expect(name).toHaveValue('Казань, Без агентств');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Фильтр «Казань, Без агентств» сохранён.')).toBeInTheDocument();
  expect(location()).toContain('page=3');
  unmount();

  const again = open('/catalog?limit=10&page=1');
  await menu();
  await user.click(item('Казань, Без агентств'));
  await waitFor(() => expect(again.location()).toBe(`/catalog?${kazanQuery}`));
});

test('replaces a filter of the same name, ignoring case', async () => {
  localStorage.setItem('vstrecha.filters.1', JSON.stringify([{ name: 'казань', query: 'city=Москва' }, { bad: 1 }]));
  open(kazan);
  await menu();
  await user.click(item('Сохранить этот фильтр…'));
  const name = await screen.findByRole('textbox', { name: 'Название' });
  await user.clear(name);
  await user.paste('Казань');
  expect(name).toHaveAccessibleDescription('Такой уже есть, он будет заменён.');
  await user.click(screen.getByRole('button', { name: 'Заменить' }));
  expect(JSON.parse(localStorage.getItem('vstrecha.filters.1') ?? '')).toEqual([{ name: 'Казань', query: kazanQuery }]);
});

test('deletes a filter and disables saving without a filter', async () => {
  localStorage.setItem('vstrecha.filters.1', JSON.stringify([{ name: 'Казань', query: 'city=Казань' }]));
  localStorage.setItem('vstrecha.filters.2', JSON.stringify([{ name: 'Чужой', query: 'city=Орёл' }]));
  open('/catalog?limit=10&page=1');
  await menu();
  expect(screen.queryByText('Чужой')).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: /^Сохранить этот фильтр…/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Сначала выберите фильтры.')).toBeVisible();
  await user.click(item('Удалить: Казань'));
  expect(await screen.findByText('Фильтр «Казань» удалён.')).toBeInTheDocument();
  await menu();
  expect(screen.getByText('Сохранённых фильтров пока нет.')).toBeVisible();
});

test('refuses a filter without a name or beyond 30', async () => {
  const filters = Array.from({ length: 30 }, (_, index) => ({ name: `№ ${index}`, query: 'agency=no' }));
  localStorage.setItem('vstrecha.filters.1', JSON.stringify(filters));
  open(kazan);
  await menu();
  await user.click(item('Сохранить этот фильтр…'));
  expect(await screen.findByRole('button', { name: 'Сохранить' })).toHaveAccessibleDescription(
    'Сохранено 30: удалите один, чтобы добавить.',
  );
  await user.clear(screen.getByRole('textbox', { name: 'Название' }));
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});
