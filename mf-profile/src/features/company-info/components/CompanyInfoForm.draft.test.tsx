import { beforeEach, expect, test } from '@jest/globals';
import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { CompanyInfoForm } from './CompanyInfoForm';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
configure({ asyncUtilTimeout: 5_000 });

let current: CurrentUser;
let reload: () => Promise<unknown>;

beforeEach(() => {
  localStorage.clear();
  current = fixtures.currentUser({ description: 'Было', site: 'https://old.example' });
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/activities', { activities: [] });
  api.answer('get', '/api/filters/additionally', { circulation: [], sum: [], branding: [] });
  api.answer('get', '/api/industries', { industries: [{ name: 'Логистика' }, { name: 'Спорт' }] });
});

async function open() {
  const page = renderPage(
    <>
      <CompanyInfoForm purpose="profile" />
      <Reader />
    </>,
  );
  await screen.findByRole('textbox', { name: 'Название компании' });
  return page;
}

/** Gives the tests the refetch that another tab's push causes. */
function Reader() {
  const { reload: refetch } = useCurrentUser();
  reload = async () => refetch();
  return null;
}

const text = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const retype = async (name: string, typed: string) => {
  await user.clear(text(name));
  await user.type(text(name), typed);
};
const saveElsewhere = async (part: Partial<CurrentUser>) => {
  current = { ...current, ...part };
  await act(async () => void (await reload()));
};

test('drops a conflict when both sides saved the same value', async () => {
  await open();
  await retype('О компании', 'Моё');
  await retype('Сайт', 'new.example');
  await saveElsewhere({ description: 'Их', site: 'https://their.example' });
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
  await saveElsewhere({ description: 'Моё' });
  expect(screen.queryByText('У вас: Моё')).not.toBeInTheDocument();
  expect(screen.getByText('Сохранено: https://their.example')).toBeVisible();
});

test('updates a resolved conflict when the stored value changes', async () => {
  await open();
  await retype('О компании', 'Моё');
  await saveElsewhere({ description: 'Их' });
  await press('Взять сохранённое: О компании');
  await saveElsewhere({ description: 'Снова их' });
  expect(text('О компании')).toHaveValue('Снова их');
  expect(screen.getByText('Сохранено: Снова их')).toBeVisible();
  await press('Вернуть моё: О компании');
  expect(text('О компании')).toHaveValue('Моё');
});
