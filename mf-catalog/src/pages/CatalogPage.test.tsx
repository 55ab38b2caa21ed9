import { beforeEach, expect, jest, test } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { CatalogPage } from './CatalogPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Whole pages on a busy machine.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });
let calls: ReceivedCall[];

beforeEach(() => {
  calls = [];
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('post', '/api/users', answerPage);
});

/** 25 companies named «Компания 1» … «Компания 25»; the filter «ветер» leaves one. */
function answerPage(call: ReceivedCall) {
  calls.push(call);
  const { company = '' } = call.body as { company?: string };
  const limit = Number(call.query.get('limit'));
  const page = Number(call.query.get('page'));
  const all = Array.from({ length: 25 }, (_, index) =>
    fixtures.participant({ id: index + 1, company: `Компания ${index + 1}` }),
  );
  const found =
    company === '' ? all : company === 'ветер' ? [fixtures.participant({ id: 99, company: 'Северный ветер' })] : [];
  return {
    users: found.slice((page - 1) * limit, page * limit),
    pages: Math.ceil(found.length / limit),
    total_count: found.length,
  };
}

/** The page with its surroundings: another page and a history. */
function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/catalog">Каталог</Link>
      <Link to="/news">Новости</Link>
      <button onClick={() => void navigate(-1)}>Назад</button>
      {pathname === '/catalog' && <CatalogPage />}
    </>
  );
}

const count = (name: string) => screen.findByRole('heading', { level: 2, name });
const companies = () =>
  within(screen.getByRole('list', { name: 'Компании' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Название компании' });
const press = (role: 'link' | 'button', name: string) => user.click(screen.getByRole(role, { name }));
const asked = () => calls.map(({ query, body }) => `${query} ${JSON.stringify(body)}`);

test.each([
  ['Поставщик', 'Каталог заказчиков'],
  ['Заказчик', 'Каталог поставщиков'],
] as const)('%s sees «%s» [CAT-01]', async (type, heading) => {
  api.answer('get', '/api/user', fixtures.currentUser({ type }));
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await count('Найдено 25 компаний');
});

test('first shows ten companies of all, counted, with the way to the next page [CAT-02] [CAT-10]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog' });
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('heading', { level: 2 }));
  expect(companies()).toEqual(Array.from({ length: 10 }, (_, index) => `Компания ${index + 1}`));
  expect(asked()).toEqual(['limit=10&page=1 {}']);
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=1'));

  const pages = within(screen.getByRole('navigation', { name: 'Страницы' }));
  expect(pages.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/catalog?limit=10&page=2');
  expect(pages.queryByRole('link', { name: 'Страница 3' })).not.toBeInTheDocument();
  await press('link', 'Следующая страница');
  await waitFor(() => expect(companies()[0]).toBe('Компания 11'));
  expect(location()).toBe('/catalog?limit=10&page=2');
});

test('the former page stays until the next one is there [CAT-02]', async () => {
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  api.hang('post', '/api/users');
  await press('link', 'Страница 2');
  expect(screen.getByRole('list', { name: 'Компании' })).toHaveAttribute('aria-busy', 'true');
  expect(companies()[0]).toBe('Компания 1');
});

test('skeletons hold the place while the first page loads [CAT-02]', async () => {
  api.hang('post', '/api/users');
  renderPage(<Site />, { address: '/catalog' });
  const list = await screen.findByLabelText('Компании');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(list.children).toHaveLength(6);
});

test('typing a name searches after a pause and begins at page 1; Back brings the former list and text [CAT-03] [CAT-05]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=3' });
  await count('Найдено 25 компаний');
  await user.type(field(), 'ветер');
  expect(await count('Найдена 1 компания')).toBeVisible();
  expect(companies()).toEqual(['Северный ветер']);
  expect(asked()).toEqual(['limit=10&page=3 {}', 'limit=10&page=1 {"company":"ветер"}']);

  await press('button', 'Назад');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(location()).toBe('/catalog?limit=10&page=3');
});

test('Back after typing on leads to the list before the typing, not through every pause', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  await user.type(field(), 'вет{Enter}');
  await count('Найдено 0 компаний');
  await user.type(field(), 'ер{Enter}');
  await count('Найдена 1 компания');
  await press('button', 'Назад');
  await count('Найдено 25 компаний');
  expect(location()).toBe('/catalog?limit=10&page=1');
});

test('Enter searches at once', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  await user.type(field(), 'ветер{Enter}');
  expect(location()).toBe(`/catalog?company=${encodeURIComponent('ветер')}&limit=10&page=1`);
});

test('another page size begins at page 1 [CAT-02] [CAT-05]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=2' });
  await count('Найдено 25 компаний');
  const size = screen.getByRole('combobox', { name: 'На странице' });
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '30', '40', '50']);
  await user.selectOptions(size, '20');
  await waitFor(() => expect(companies()).toHaveLength(20));
  expect(location()).toBe('/catalog?limit=20&page=1');
});

test('reset clears the filter and the text not yet searched for, and sets limit 10 and page 1 [CAT-06]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?company=ветер&limit=50&page=1' });
  await count('Найдена 1 компания');
  await user.type(field(), ' дальний');
  await press('button', 'Сбросить всё');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(location()).toBe('/catalog?limit=10&page=1');
});

test('filter, limit and page survive leaving and coming back [CAT-05]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?company=ветер&limit=30&page=1' });
  await count('Найдена 1 компания');
  await press('link', 'Новости');
  expect(location()).toBe('/news');
  await press('link', 'Каталог');
  expect(await count('Найдена 1 компания')).toBeVisible();
  expect(field()).toHaveValue('ветер');
  expect(location()).toBe(`/catalog?company=${encodeURIComponent('ветер')}&limit=30&page=1`);
  await press('button', 'Назад');
  expect(location()).toBe('/news');
});

test('an address with a query rules over what was kept', async () => {
  renderPage(
    <>
      <Site />
      <Link to="/catalog?page=2">Вторая</Link>
    </>,
    { address: '/catalog?company=ветер' },
  );
  await count('Найдена 1 компания');
  await press('link', 'Новости');
  await press('link', 'Вторая');
  await count('Найдено 25 компаний');
  expect(companies()[0]).toBe('Компания 11');
});

test('garbage in the address shows the first page', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=7&page=-3' });
  await count('Найдено 25 компаний');
  expect(asked()).toEqual(['limit=10&page=1 {}']);
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=1'));
});

test('a page beyond the last one shows the last one', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=9' });
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=3'));
  await count('Найдено 25 компаний');
  expect(companies()).toHaveLength(5);
  expect(screen.queryByText('Ничего не найдено.')).not.toBeInTheDocument();
});

test('nothing found says so and offers to reset [CAT-02]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?company=нет&page=4' });
  expect(await screen.findByText('Ничего не найдено.')).toBeVisible();
  await waitFor(() => expect(location()).toContain('page=1'));
  await user.click(screen.getAllByRole('button', { name: 'Сбросить всё' })[1] as HTMLElement);
  await count('Найдено 25 компаний');
  expect(field()).toHaveValue('');
});

test('a failure says what failed and can be tried again', async () => {
  api.fail('post', '/api/users', 'network');
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить каталог. Нет связи с сервером.');
  api.answer('post', '/api/users', answerPage);
  await press('button', 'Повторить');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('when the next page fails, the former one is not taken for it', async () => {
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  api.fail('post', '/api/users', { status: 500, body: 'boom' });
  await press('link', 'Страница 2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить каталог.');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  api.answer('post', '/api/users', answerPage);
  await press('button', 'Повторить');
  await waitFor(() => expect(companies()[0]).toBe('Компания 11'));
});
