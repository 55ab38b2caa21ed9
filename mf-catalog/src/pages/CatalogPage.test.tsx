import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { defaultCatalogQuery, writeCatalogQuery } from '#domain/catalogQuery';
import { noteCities } from '#domain/knownCities';
import { CatalogPage } from './CatalogPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Rendering whole pages takes long on a busy machine.
let calls: ReceivedCall[];

beforeEach(() => {
  calls = [];
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', { datestart: '2000-01-01', dateend: '2100-01-01' });
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

/** The page next to another one, with a history. */
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
] as const)('titles the catalogue of a viewer of type %s «%s» [CAT-01]', async (type, heading) => {
  api.answer('get', '/api/user', fixtures.currentUser({ type }));
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await count('Найдено 25 компаний');
});

test('shows the first ten companies, the total and the pages [CAT-02] [CAT-10]', async () => {
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

test('marks online companies and links to their pages', async () => {
  const { store, location } = renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  expect(screen.queryByRole('img', { name: 'В сети' })).not.toBeInTheDocument();
  act(() => store.set(onlineUserIdsAtom, new Set([3])));
  const card = screen.getByRole('img', { name: 'В сети' }).closest('article');
  expect(within(card as HTMLElement).getByRole('heading')).toHaveTextContent('Компания 3');
  await press('link', 'Написать сообщение: Компания 3');
  expect(location()).toBe('/messages/3');
});

test('keeps the previous page until the next one loads [CAT-02]', async () => {
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  api.hang('post', '/api/users');
  await press('link', 'Страница 2');
  expect(screen.getByRole('list', { name: 'Компании' })).toHaveAttribute('aria-busy', 'true');
  expect(companies()[0]).toBe('Компания 1');
});

test('shows skeletons while the first page loads [CAT-02]', async () => {
  api.answer('post', '/api/users', (call) => {
    calls.push(call);
    return new Promise<never>(() => {});
  });
  renderPage(<Site />, { address: '/catalog' });
  await waitFor(() => expect(calls).toHaveLength(1));
  const list = await screen.findByLabelText('Компании');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(list.children).toHaveLength(6);
});

test('searches from page 1; Back restores the list [CAT-03] [CAT-05]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=3' });
  await count('Найдено 25 компаний');
  await user.click(field());
  await user.paste('ветер');
  expect(await count('Найдена 1 компания')).toBeVisible();
  expect(companies()).toEqual(['Северный ветер']);
  expect(asked()).toEqual(['limit=10&page=3 {}', 'limit=10&page=1 {"company":"ветер"}']);

  await press('button', 'Назад');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(location()).toBe('/catalog?limit=10&page=3');
});

test('returns by Back to the list before the search', async () => {
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

test('searches at once on Enter', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  await user.type(field(), 'ветер{Enter}');
  expect(location()).toBe(`/catalog?company=${encodeURIComponent('ветер')}&limit=10&page=1`);
});

test('starts at page 1 with another page size [CAT-02] [CAT-05]', async () => {
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

test('resets filter, typed text, page size and page [CAT-06]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?company=ветер&limit=50&page=1' });
  await count('Найдена 1 компания');
  await user.type(field(), ' дальний');
  await press('button', 'Сбросить всё');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(location()).toBe('/catalog?limit=10&page=1');
});

test('keeps filter, page size and page across in-app navigation [CAT-05]', async () => {
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

test('prefers the address’s query to the last one', async () => {
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

test('shows the first page for an invalid address', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=7&page=-3' });
  await count('Найдено 25 компаний');
  expect(asked()).toEqual(['limit=10&page=1 {}']);
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=1'));
});

test('corrects a page beyond the last one', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=9' });
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=3'));
  await count('Найдено 25 компаний');
  expect(companies()).toHaveLength(5);
  expect(screen.queryByText('Ничего не найдено.')).not.toBeInTheDocument();
});

test('offers a reset for an empty result [CAT-02]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?company=нет&page=4' });
  expect(await screen.findByText('Ничего не найдено.')).toBeVisible();
  await waitFor(() => expect(location()).toContain('page=1'));
  await user.click(screen.getAllByRole('button', { name: 'Сбросить всё' })[1] as HTMLElement);
  await count('Найдено 25 компаний');
  expect(field()).toHaveValue('');
});

test('shows the error and a retry on failure', async () => {
  api.fail('post', '/api/users', 'network');
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить каталог. Нет связи с сервером.');
  api.answer('post', '/api/users', answerPage);
  await press('button', 'Повторить');
  expect(await count('Найдено 25 компаний')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('replaces the previous page by the error of the next', async () => {
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

const everything =
  '/catalog?city=Казань&city=Москва&activity=2.3&circulation=от 100 шт.&sum=от 10 000 ₽&branding=Нет (без нанесения)' +
  '&agency=no&talked=yes&met=no&chat=yes';

test('sends every filter of the address to the server [CAT-03] [CAT-05] [CAT-10]', async () => {
  api.answer('get', '/api/activities', { activities: [] });
  renderPage(<Site />, { address: everything });
  await count('Найдено 25 компаний');
  expect(calls[0]?.body).toEqual({
    location: ['Казань', 'Москва'],
    activity: [2, 3],
    additionally: { circulation: ['от 100 шт.'], sum: ['от 10 000 ₽'], branding: ['Нет (без нанесения)'] },
    advertisingAgencyStatus: 2,
    communicationStatus: 1,
    meetingStatus: 2,
    onlyChatStatus: 1,
  });
});

test('starts at page 1 with a choice, undone by Back [CAT-03] [CAT-05]', async () => {
  const { location } = renderPage(<Site />, { address: '/catalog?limit=10&page=2' });
  await count('Найдено 25 компаний');
  await press('button', 'Статусы');
  await user.click(screen.getByRole('radio', { name: 'Без них' }));
  await waitFor(() => expect(location()).toBe('/catalog?agency=no&limit=10&page=1'));
  await press('button', 'Назад');
  await waitFor(() => expect(location()).toBe('/catalog?limit=10&page=2'));
  expect(screen.queryByRole('button', { name: 'Убрать: Без агентств' })).not.toBeInTheDocument();
});

test('ignores a late response', async () => {
  let release = () => {};
  const door = new Promise<void>((open) => (release = open));
  api.answer('post', '/api/users', async (call) => {
    if ((call.body as { company?: string }).company === 'вет') await door;
    return answerPage(call);
  });
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
  await user.click(field());
  for (const part of ['вет', 'ер']) {
    await user.paste(part);
    await user.keyboard('{Enter}');
  }
  await count('Найдена 1 компания');
  await act(async () => {
    release();
    await waitFor(() => expect(calls).toHaveLength(3));
  });
  expect(companies()).toEqual(['Северный ветер']);
});

test('focuses the head of the list after paging', async () => {
  renderPage(<Site />, { address: '/catalog' });
  const head = await count('Найдено 25 компаний');
  await press('link', 'Следующая страница');
  expect(head).toHaveFocus();
});

test('offers to drop the filters that empty the result', async () => {
  api.answer('post', '/api/users', (call) => {
    calls.push(call);
    const { location, meetingStatus, advertisingAgencyStatus } = call.body as Record<string, unknown>;
    const total_count = location && meetingStatus ? 0 : meetingStatus ? 3 : advertisingAgencyStatus ? 14 : 25;
    return {
      users: total_count > 0 ? [fixtures.participant()] : [],
      pages: Math.min(1, total_count),
      total_count,
    };
  });
  const { location } = renderPage(<Site />, { address: '/catalog?city=Казань&city=Москва&agency=no&met=no' });
  expect(await screen.findByText('Уберите одно из условий:')).toBeVisible();
  expect(screen.getAllByRole('button', { name: / → / }).map(({ textContent }) => textContent)).toEqual([
    'Ещё не встречались → 14',
    'Город → 3',
  ]);
  await press('button', 'Город → 3');
  await waitFor(() => expect(location()).toBe('/catalog?agency=no&met=no&limit=10&page=1'));
  await count('Найдены 3 компании');
});

const meet = () => screen.queryAllByRole('link', { name: /^Встретиться: / });

test('disables the meeting with a chat-only company only', async () => {
  api.answer('post', '/api/users', {
    users: [fixtures.participant({ id: 1, only_chat: true }), fixtures.participant({ id: 2 })],
    pages: 1,
    total_count: 2,
  });
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдены 2 компании');
  const [chatOnly, open] = meet();
  await waitFor(() => expect(chatOnly).toHaveAccessibleDescription(/предпочитает общение в чате/));
  expect(open).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['before the event', { datestart: '2099-01-10', dateend: '2099-01-20' }, {}, /ещё не началось.*с 03\.01\.2099/],
  ['after the event', { datestart: '2000-01-10', dateend: '2000-01-20' }, {}, /Мероприятие завершилось/],
  ['chat-only viewer', { datestart: '2000-01-10', dateend: '2099-01-20' }, { only_chat: true }, /только в чате/],
])('explains once why meetings are impossible: %s [PART-04]', async (_when, event, viewer, sentence) => {
  api.answer('get', '/api/event', event);
  api.answer('get', '/api/user', fixtures.currentUser(viewer));
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByText(sentence)).toBeVisible();
  await count('Найдено 25 компаний');
  expect(meet()).toEqual([]);
});

test('shows a notice and sends no search while closed', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ catalog_status: false }));
  renderPage(<Site />, { address: '/catalog' });
  expect(await screen.findByText(/Каталог сейчас закрыт/)).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('shows the catalogue when settings fail to load', async () => {
  api.fail('get', '/api/settings', 'network');
  renderPage(<Site />, { address: '/catalog' });
  await count('Найдено 25 компаний');
});

const city = (index: number) =>
  `${'абвгдежзиклмнопрст'.charAt(index % 18)}${'АБВГ'.charAt(index % 4)}-городище-${index}`;

test('finds the same companies by an address with many cities [NET-05]', async () => {
  const cities = Array.from({ length: 900 }, (_, index) => ({ title: city(index), country: 'Россия' }));
  api.answer('get', '/api/filters/location', { cities });
  const chosen = cities.slice(30).map(({ title }) => title);
  noteCities(cities.map(({ title }) => title));
  const query = { ...defaultCatalogQuery, filter: { ...defaultCatalogQuery.filter, location: chosen } };
  const address = `/catalog?${writeCatalogQuery(query)}`;
  expect(address.length).toBeLessThan(2_000);

  noteCities([]);
  const { location } = renderPage(<Site />, { address });
  await count('Найдено 25 компаний');
  expect(calls.map(({ body }) => body)).toEqual([{ location: chosen }]);
  expect(location()).toBe(address);
});

test('explains when cities of an address cannot be loaded [NET-05]', async () => {
  api.fail('get', '/api/filters/location', 'network');
  const { location } = renderPage(<Site />, { address: '/catalog?cities_but=Aabc&limit=10&page=1' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить каталог.');
  expect(calls).toEqual([]);
  expect(location()).toContain('cities_but=Aabc');
});
