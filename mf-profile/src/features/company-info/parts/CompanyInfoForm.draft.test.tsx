import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { claimDrafts, keepDraft, readDraft } from 'shared-api/storage';
import { fixtures, keptDrafts, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { CompanyInfoForm } from './CompanyInfoForm';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const NAME = 'company-info.1';
let current: CurrentUser;
let saved: unknown[];
let reload: () => Promise<unknown>;

beforeEach(() => {
  closeToasts();
  localStorage.clear();
  claimDrafts(1);
  saved = [];
  current = fixtures.currentUser({ description: 'Было', site: 'https://old.example' });
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/activities', { activities: [] });
  api.answer('get', '/api/filters/additionally', { circulation: [], sum: [], branding: [] });
  api.answer('get', '/api/industries', { industries: [{ name: 'Логистика' }, { name: 'Спорт' }] });
  api.answer('put', '/api/profile/companyinfo', ({ body }) => {
    saved.push(body);
    return { ok: true };
  });
});

async function open() {
  const page = renderPage(
    <>
      <CompanyInfoForm purpose="profile" />
      <Reader />
      <Toaster />
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
const draft = () => JSON.parse(readDraft(NAME) || '{}') as Record<string, unknown>;
const conflict = 'Пока вы редактировали, эти поля изменили в другом месте';

test('shows a conflict when colleagues changed a drafted field [EDIT-03]', async () => {
  const { unmount } = await open();
  await retype('О компании', 'Моё');
  unmount();
  current = { ...current, description: 'Их', site: 'https://their.example' };
  const { unmount: leave } = await open();
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
  expect(screen.getByText('У вас: Моё')).toBeVisible();
  expect(text('О компании')).toHaveValue('Моё');
  expect(text('Сайт')).toHaveValue('https://their.example');

  // A second reload must not take the colleague's value as the base.
  leave();
  await open();
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
  await press('Взять сохранённое: О компании');
  await press('Сохранить');
  await waitFor(() =>
    expect(saved).toEqual([expect.objectContaining({ description: 'Их', site: 'https://their.example' })]),
  );
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

test('shows the conflict of an open form after a reload', async () => {
  const { unmount } = await open();
  await retype('О компании', 'Моё');
  await saveElsewhere({ description: 'Их' });
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
  unmount();
  await open();
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
});

test('shows a conflict when a unit changed in both tabs', async () => {
  current = { ...current, type: 'Заказчик', industry: 'Логистика' };
  const { unmount } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Мы — рекламное агентство' }));
  unmount();
  current = { ...current, industry: 'Спорт' };
  await open();
  expect(screen.getByText('Сохранено: Спорт')).toBeVisible();
});

test('restores a draft of earlier versions without a conflict', async () => {
  keepDraft(NAME, '{"description":"Черновик"}');
  await open();
  expect(text('О компании')).toHaveValue('Черновик');
  expect(screen.queryByText(conflict)).not.toBeInTheDocument();
});

test.each(['{"site":7}', '[]', '7', '{"site":"a","password":"b"}'])(
  'restores a draft with the invalid base %s',
  async (base) => {
    keepDraft(NAME, `{"description":"Черновик","base":${base}}`);
    await open();
    expect(text('О компании')).toHaveValue('Черновик');
    expect(text('Сайт')).toHaveValue('https://old.example');
  },
);

test('drops a draft that was saved despite a lost response', async () => {
  keepDraft(NAME, '{"site":"new.example","base":{"site":"https://old.example"}}');
  current = { ...current, site: 'https://new.example' };
  await open();
  expect(screen.queryByText(conflict)).not.toBeInTheDocument();
  expect(screen.queryByText('Не сохранено')).not.toBeInTheDocument();
  expect(keptDrafts()).toEqual([]);
});

test("keeps another tab's draft when saving", async () => {
  await open();
  keepDraft(NAME, '{"description":"Другая вкладка","base":{"description":"Было"}}');
  await retype('Сайт', 'new.example');
  expect(draft()).toMatchObject({ description: 'Другая вкладка', site: 'new.example' });
  await press('Сохранить');
  await screen.findByText('Изменения успешно применены!');
  expect(draft()).toEqual({ description: 'Другая вкладка', base: { description: 'Было' } });
});

test("removes another tab's draft of the saved value", async () => {
  await open();
  await retype('Сайт', 'new.example');
  keepDraft(NAME, '{"site":"https://new.example","base":{"site":"https://old.example"}}');
  await press('Сохранить');
  await screen.findByText('Изменения успешно применены!');
  expect(keptDrafts()).toEqual([]);
});

test("keeps another tab's draft when cancelling", async () => {
  await open();
  await retype('Сайт', 'new.example');
  keepDraft(NAME, '{"description":"Другая вкладка","site":"new.example"}');
  await press('Отменить');
  expect(draft()).toEqual({ description: 'Другая вкладка', base: {} });
});

test('drops a conflict when both sides saved the same value', async () => {
  await open();
  await retype('О компании', 'Моё');
  await retype('Сайт', 'new.example');
  await saveElsewhere({ description: 'Их', site: 'https://their.example' });
  expect(screen.getByText('Сохранено: Их')).toBeVisible();
  await saveElsewhere({ description: 'Моё' });
  expect(screen.queryByText('У вас: Моё')).not.toBeInTheDocument();
  expect(screen.getByText('Сохранено: https://their.example')).toBeVisible();
  await saveElsewhere({ site: 'https://new.example' });
  expect(screen.queryByText(conflict)).not.toBeInTheDocument();
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
