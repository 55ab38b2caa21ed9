import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, giveElementsSize } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { EditPage } from './EditPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Rendering the whole page takes long on a busy machine.

/** Stub of the other remotes: each widget prints its name and props. */
const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};
let current: CurrentUser;
let takeSizeAway: () => void;

beforeEach(() => {
  closeToasts();
  localStorage.clear();
  takeSizeAway = giveElementsSize();
  // jsdom logs a long error because it has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  current = fixtures.currentUser({ branding: 'Да (с нанесением)' });
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/geonames/countries', { countries: [{ id: 643, title: 'Россия' }] });
  api.answer('get', '/api/activities', { activities: [] });
  api.answer('get', '/api/filters/additionally', { circulation: [], sum: [], branding: ['Да (с нанесением)'] });
  api.answer('get', '/api/files', { files: [] });
  api.answer('get', '/api/photos', { photos: [] });
  api.answer('put', '/api/profile/companyinfo', ({ body }) => {
    const { only_chat, site } = body as CurrentUser;
    current = { ...current, only_chat, site };
    return { ok: true };
  });
});
afterEach(() => takeSizeAway());

async function open(hash = '') {
  const page = renderPage(
    <WidgetLoaderContext value={loader}>
      <Link to="/news">Новости</Link>
      <Routes>
        <Route path="/profile/edit" element={<EditPage />} />
        <Route path="*" element={<p>другая страница</p>} />
      </Routes>
      <Toaster />
    </WidgetLoaderContext>,
    { address: `/profile/edit${hash}` },
  );
  await screen.findByRole('textbox', { name: 'Имя' });
  await screen.findByRole('textbox', { name: 'Сайт' });
  return page;
}

const section = (name: string) => screen.getByRole('region', { name });
const contents = () => screen.getByRole('navigation', { name: 'Разделы профиля' });

test('shows every section under its anchor [ROUTE-09] [EDIT-09] [EDIT-10] [EDIT-11]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Редактирование профиля' })).toBeVisible();
  const anchors = within(contents())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('#')[1]);
  expect(anchors).toEqual(['general', 'company', 'images', 'files', 'meetings', 'notify', 'password', 'preview']);
  for (const anchor of anchors) expect(document.getElementById(anchor ?? '')).toHaveAttribute('aria-labelledby');
  expect(await within(section('Файлы компании')).findByRole('group', { name: 'Файлы компании' })).toBeVisible();
  const meetings = section('Встречи и свободное время');
  expect(within(meetings).getByText('mf_meetings/FreeTimeSchedule {"isReadOnly":false}')).toBeVisible();
  expect(within(section('Предпросмотр')).getByRole('link', { name: 'Показать' })).toHaveAttribute(
    'href',
    '/preview/catalog',
  );
});

test('makes the schedule read-only as soon as chat-only is set [EDIT-10] [EDIT-12]', async () => {
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Общаюсь только в чате' }));
  expect(await screen.findByText('mf_meetings/FreeTimeSchedule {"isReadOnly":true}')).toBeVisible();
  expect(screen.getByText('Вы общаетесь только в чате: встречи не назначаются.')).toBeVisible();
});

test('lists missing fields in the contents until they are saved [SIDE-07]', async () => {
  current = { ...current, site: '', description: '' };
  await open();
  expect(within(contents()).getByText('Заполнено 4 из 6')).toBeVisible();
  expect(within(contents()).getByRole('link', { name: /^О компании ?, не заполнено: описание, сайт$/ })).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Сайт' }));
  await user.paste('vstrecha.example');
  expect(within(contents()).getByRole('link', { name: /^О компании ?, не сохранено$/ })).toBeVisible();
  await user.click(within(section('О компании')).getByRole('button', { name: 'Сохранить' }));
  expect(await within(contents()).findByText('Заполнено 5 из 6')).toBeVisible();
  expect(await within(contents()).findByRole('link', { name: /^О компании ?, не заполнено: описание$/ })).toBeVisible();
});

test('focuses the field named in the address [SIDE-07]', async () => {
  current = { ...current, site: '' };
  await open('#site');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Сайт' })).toHaveFocus());
});

test('focuses a section chosen in the contents', async () => {
  await open();
  await user.click(within(contents()).getByRole('link', { name: 'Смена пароля' }));
  expect(section('Смена пароля')).toHaveFocus();
});

test('asks before leaving with unsaved changes', async () => {
  const { location } = await open();
  const name = screen.getByRole('textbox', { name: 'Имя' });
  await user.type(name, 'х');
  await user.click(screen.getByRole('link', { name: 'Новости' }));
  const dialog = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
  expect(dialog).toHaveTextContent('Есть несохранённые изменения: Общая информация.');
  await user.click(within(dialog).getByRole('button', { name: 'Остаться' }));
  expect(location()).toBe('/profile/edit');
  expect(name).toHaveValue('Ольгах');

  await user.click(screen.getByRole('link', { name: 'Новости' }));
  await user.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }));
  await waitFor(() => expect(location()).toBe('/news'));
});

test('asks before closing the window only with unsaved changes', async () => {
  await open();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'х');
  expect(isAsked()).toBe(true);
  await user.click(within(section('Общая информация')).getByRole('button', { name: 'Отменить' }));
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Новости' }));
  expect(await screen.findByText('другая страница')).toBeVisible();
});

test('keeps other sections usable when one throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  window.reportError = (error) => reported.push(error);
  // Makes the gallery throw while rendering.
  api.answer('get', '/api/photos', { photos: [null as never] });
  await open();
  const images = section('Изображения');
  expect(await within(images).findByText('Не удалось показать этот раздел. Остальные разделы работают.')).toBeVisible();
  expect(reported).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'х');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольгах');
  expect(within(images).getByRole('button', { name: 'Повторить' })).toBeEnabled();
});
