import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, useDownloads } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { Favourites } from './Favourites';

const api = useFakeApi();
const downloads = useDownloads();
const user = userEvent.setup({ delay: null });
// Rendering whole pages takes long on a busy machine.
const names: Record<number, string> = { 2: 'Ветер', 3: 'Парус', 4: 'Монолит' };

const keep = (favourites: number[], notes: [number, string][] = []) =>
  localStorage.setItem('vstrecha.marks.1', JSON.stringify({ favourites, notes, isTold: true }));
const kept = () => JSON.parse(localStorage.getItem('vstrecha.marks.1') ?? '{}') as { favourites: number[] };

beforeEach(() => {
  localStorage.clear();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, activity: [{ id: 11, value: 'Футболки' }] }));
  api.answer('get', '/api/event', { datestart: '2000-01-01', dateend: '2100-01-01' });
  api.answer('get', '/api/user/{id}', ({ path }) => {
    const id = Number(path.id);
    return fixtures.participant({ id, company: names[id] ?? `Компания ${id}`, city: 'Казань' });
  });
});
afterEach(closeToasts);

function Page() {
  const { data: viewer } = useCurrentUser();
  return (
    <>
      {viewer && <Favourites viewer={viewer} />}
      <Toaster />
    </>
  );
}

const open = (address = '/catalog?fav=1') => renderPage(<Page />, { address });
const companies = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const star = (name: string) => screen.getByRole('button', { name: `В избранное: ${name}` });

test('lists favourites, newest first, below disabled filters', async () => {
  keep([2, 3]);
  open();
  // Each company is loaded by a separate request.
  await waitFor(() => expect(companies()).toEqual(['Парус', 'Ветер']));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('В избранном 2 компании');
  expect(screen.getByText(/В избранном фильтры не действуют/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeDisabled();
  expect(
    within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('button', {
      name: 'Подходит: тематика 1 из 2 · тираж · сумма · брендирование',
    }),
  ).toBeVisible();
});

test('paginates by ten and corrects a page beyond the last', async () => {
  keep(Array.from({ length: 12 }, (_, index) => index + 10));
  open('/catalog?fav=1&page=9');
  await waitFor(() => expect(companies()).toEqual(['Компания 11', 'Компания 10']));
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/catalog?fav=1&limit=10&page=1');
});

test('restores a removed favourite on undo', async () => {
  keep([2, 3]);
  const { unmount } = open();
  await waitFor(() => expect(companies()).toEqual(['Парус', 'Ветер']));
  await user.click(star('Ветер'));
  expect(screen.getByText('Убрано из избранного')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(star('Ветер')).toHaveFocus();
  expect(kept().favourites).toEqual([2, 3]);
  await user.click(star('Парус'));
  unmount();
  // Leaving the page completes the removal.
  await waitFor(() => expect(kept().favourites).toEqual([2]));
});

test('undoes clearing and keeps the notes', async () => {
  keep([2, 3], [[3, 'Звонить']]);
  const { unmount } = open();
  await screen.findByRole('heading', { level: 3, name: 'Ветер' });
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByText('Избранное очищено, заметки остались')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(kept().favourites).toEqual([2, 3]);
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  unmount();
  await waitFor(() => expect(kept()).toEqual({ favourites: [], notes: [[3, 'Звонить']], isTold: true }));
  open();
  expect(await screen.findByText(/В избранном пока никого/)).toBeVisible();
});

test('adds, shows and deletes a note', async () => {
  keep([2]);
  open();
  await user.click(await screen.findByRole('button', { name: 'Добавить заметку: Ветер' }));
  const field = await screen.findByRole('textbox', { name: 'Заметка' });
  expect(field).toHaveAccessibleDescription('Только на этом устройстве.');
  await user.click(field);
  await user.paste('Просят каталог');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(screen.getByText('Просят каталог')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить заметку: Ветер' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Заметка' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: 'Добавить заметку: Ветер' })).toBeVisible();
});

test('retries a failed company and removes a missing one', async () => {
  keep([2]);
  api.fail('get', '/api/user/{id}', { status: 500, body: 'boom' });
  const { unmount } = open();
  expect(await screen.findByText(/Не удалось загрузить компанию\./)).toBeVisible();
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 2, company: 'Парус' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Парус' })).toBeVisible();
  unmount();

  api.fail('get', '/api/user/{id}', { status: 404, body: 'Участник не найден.' });
  open();
  expect(await screen.findByText('Участник не найден.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Убрать из избранного' }));
  expect(screen.getByText('Убрано из избранного')).toBeVisible();
});

test('exports favourites and notes with escaped values', async () => {
  keep(
    [2, 3],
    [
      [4, '=1+1'],
      [3, 'Строка "раз";\nстрока два'],
    ],
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [file] = downloads;
  expect(file?.name).toBe('izbrannoe.csv');
  expect(file?.type).toBe('text/csv;charset=utf-8');
  const lines = file?.text.replace('\uFEFF', '').split('\r\n') ?? [];
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^"Компания";"Страна";"Город";"Что ищут";/);
  expect(lines[1]).toBe(
    '"Парус";"Россия";"Казань";"Футболки, Толстовки";"от 100 шт.";"от 50 000 ₽";"Требуется, шелкография";"Логистика";' +
      '"https://severny-veter.example";"да";"Строка ""раз"";\nстрока два";"http://localhost/profile/3"',
  );
  expect(lines[3]).toMatch(/^"Монолит";.*"нет";"'=1\+1";/);
});

test('saves no file when a company fails to load', async () => {
  keep([2, 3]);
  open();
  await screen.findByRole('heading', { level: 3, name: 'Ветер' });
  api.fail('get', '/api/user/{id}', 'network');
  await user.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  expect(await screen.findByText('Не удалось прочитать компании. Попробуйте скачать ещё раз.')).toBeVisible();
  expect(downloads).toEqual([]);
});
