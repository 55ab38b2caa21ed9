import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { FilledSlots } from 'shared-ui/testing';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { questions } from '#remote';
import { keepVisit } from '../features/news/state/lastVisit';
import { OwnPage } from './OwnPage';

const api = useFakeApi();

/** Stub of the other remotes: each widget prints its name and props. */
const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};

const open = (address = '/profile', widgets = loader) =>
  renderPage(
    <WidgetLoaderContext value={widgets}>
      <OwnPage />
    </WidgetLoaderContext>,
    { address },
  );

const section = (title: string) => within(screen.getByRole('region', { name: title }));

beforeEach(() => {
  localStorage.clear();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, company: 'Мануфактура подарков' }));
  api.answer('get', '/api/news', { news: [], pages: 0 });
  api.answer('get', '/api/photos', { photos: [] });
  api.answer('get', '/api/files', { files: [] });
});

test('shows the own card without a chat link [OWN-01] [CARD-02] [ROUTE-08]', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Написать сообщение' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Редактировать' })).toHaveAttribute('href', '/profile/edit');
  expect(screen.getByRole('link', { name: 'Как меня видят' })).toHaveAttribute('href', '/preview/profile');
  expect(screen.getByText(/^(Заполнено \d из \d|Профиль заполнен)$/)).toBeVisible();
});

test('sends all requests that hosts may prefetch', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  open();
  await waitFor(() =>
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(expect.arrayContaining(questions.OwnPage)),
  );
});

test('shows today’s meetings and the last 5 messages as widgets [OWN-01] [OWN-02]', async () => {
  open();
  expect(await section('Мои встречи').findByText('mf_meetings/TodayMeetings {}')).toBeVisible();
  expect(section('Мои встречи').getByRole('link', { name: /^Показать все/ })).toHaveAttribute('href', '/meetings');
  expect(section('Мои встречи').getByRole('link', { name: 'Сегодня' })).toHaveAttribute('href', '/today');
  expect(await section('Сообщения').findByText('mf_messenger/LatestMessages {"limit":5}')).toBeVisible();
  expect(section('Сообщения').getByRole('link', { name: /^Показать все/ })).toHaveAttribute('href', '/messages');
});

test('shows widgets of other remotes in its side slot [TEAM-04] [TEAM-15]', async () => {
  renderPage(
    <FilledSlots>
      <OwnPage />
    </FilledSlots>,
    { address: '/profile' },
  );
  expect(await screen.findByText('own-page.side {"userId":1}')).toBeVisible();
});

test('keeps the page when a widget fails to load [FED-02]', async () => {
  open('/profile', {
    load: (name) => (name === 'mf_meetings/TodayMeetings' ? Promise.reject(new Error('down')) : loader.load(name, 0)),
  });
  expect(await section('Мои встречи').findByRole('alert')).toHaveTextContent('Не удалось загрузить: Мои встречи.');
  expect(section('Мои встречи').getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(await section('Сообщения').findByText(/LatestMessages/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
});

test('shows the last 3 news, collapsed at 200 characters [OWN-03]', async () => {
  let asked = '';
  const long = `${'слово '.repeat(40)}последнее`;
  api.answer('get', '/api/news', ({ query }) => {
    asked = query.toString();
    return {
      news: [
        fixtures.newsPost({ id: 1, title: 'Первая', text: long, created_at: '2026-11-20T21:30:00.000Z' }),
        fixtures.newsPost({ id: 2, title: 'Вторая', text: 'н'.repeat(200) }),
        fixtures.newsPost({ id: 3, title: 'Третья' }),
      ],
      pages: 9,
    };
  });
  open();
  const news = section('Новости');
  expect(await news.findByRole('heading', { name: 'Первая' })).toBeVisible();
  expect(new URLSearchParams(asked)).toEqual(new URLSearchParams('limit=3&page=1'));
  const [first, second] = news.getAllByRole('article');
  if (!first || !second) throw new Error('Three posts were expected.');
  expect(within(first).getByText('21.11.2026 в 00:30')).toBeVisible();
  expect(within(second).getByText('н'.repeat(200))).toBeVisible();
  expect(within(second).queryByRole('button')).not.toBeInTheDocument();

  expect(first).not.toHaveTextContent('последнее');
  await userEvent.click(within(first).getByRole('button', { name: 'Читать полностью' }));
  expect(first).toHaveTextContent('последнее');
  await userEvent.click(within(first).getByRole('button', { name: 'Скрыть' }));
  expect(first).not.toHaveTextContent('последнее');
  expect(news.getByRole('link', { name: /^Показать все/ })).toHaveAttribute('href', '/news');
});

test('expands the own gallery and opens photos in a viewer [OWN-04]', async () => {
  const photos = Array.from({ length: 30 }, (_, index) => fixtures.photo({ id: index + 1 }));
  api.answer('get', '/api/photos', ({ query }) => {
    expect(query.get('user_id')).toBeNull();
    return { photos };
  });
  open();
  const gallery = section('Галерея изображений');
  expect(await gallery.findByRole('button', { name: 'Открыть: Изображение 1' })).toBeVisible();
  await userEvent.click(gallery.getByRole('button', { name: 'Показать все' }));
  expect(gallery.getAllByRole('listitem')).toHaveLength(30);
  await userEvent.click(gallery.getByRole('button', { name: 'Открыть: Изображение 30' }));
  expect(await screen.findByRole('dialog', { name: 'Галерея изображений' })).toHaveTextContent('30 из 30');
});

test('lists five own files, read-only, and the rest on demand [OWN-05] [FILE-04]', async () => {
  const files = Array.from({ length: 7 }, (_, index) =>
    fixtures.companyFile({ id: index + 1, name: `Прайс ${index + 1}.pdf` }),
  );
  api.answer('get', '/api/files', { files });
  open();
  const block = section('Файлы компании');
  expect(await block.findByRole('link', { name: 'Скачать: Прайс 1.pdf' })).toHaveAttribute(
    'href',
    '/api/files/1/download',
  );
  expect(block.queryByRole('button', { name: /^(Переименовать|Удалить)/ })).not.toBeInTheDocument();
  expect(block.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(block.getByRole('button', { name: 'Показать все' }));
  expect(block.getAllByRole('listitem')).toHaveLength(7);
});

test('links to editing from empty blocks and retries each alone [OWN-04] [OWN-05]', async () => {
  api.fail('get', '/api/photos', { status: 500 });
  open();
  const gallery = section('Галерея изображений');
  expect(await gallery.findByRole('alert')).toHaveTextContent('Не удалось загрузить изображения.');
  const add = await section('Файлы компании').findByRole('link', { name: 'Добавить' });
  expect(add).toHaveAttribute('href', '/profile/edit#files');
  expect(section('Файлы компании').getByText('Файлов пока нет.')).toBeVisible();
  api.answer('get', '/api/photos', { photos: [] });
  await userEvent.click(gallery.getByRole('button', { name: 'Повторить' }));
  expect(await gallery.findByText('Изображений пока нет.')).toBeVisible();
  expect(gallery.getByRole('link', { name: 'Добавить' })).toHaveAttribute('href', '/profile/edit#images');
});

test('marks news published since the last visit [OWN-03]', async () => {
  const read = fixtures.newsPost({ id: 1, title: 'Прочитанная' });
  keepVisit(1, [read]);
  const fresh = fixtures.newsPost({ id: 2, title: 'Свежая', created_at: '2026-11-21T07:30:00.000Z' });
  api.answer('get', '/api/news', { news: [fresh, read], pages: 1 });
  open();
  await section('Новости').findByRole('heading', { name: 'Свежая' });
  const articles = section('Новости').getAllByRole('article');
  expect(articles.map((article) => within(article).queryByText('Новое') !== null)).toEqual([true, false]);
});

test('shows an empty state, and a retry when news fail [OWN-03]', async () => {
  api.fail('get', '/api/news', { status: 500 });
  open();
  expect(await section('Новости').findByRole('alert')).toHaveTextContent('Не удалось загрузить новости.');
  api.answer('get', '/api/news', { news: [], pages: 0 });
  await userEvent.click(section('Новости').getByRole('button', { name: 'Повторить' }));
  expect(await section('Новости').findByText('Новостей пока нет.')).toBeVisible();
});

test('redirects `?id=` of another user to that participant [ROUTE-08]', async () => {
  const { location } = open('/profile?id=42');
  await waitFor(() => expect(location()).toBe('/profile/42'));
});

test.each(['?id=1', '?id=abc', '?id='])('keeps `%s` on the own page [ROUTE-08]', async (search) => {
  const { location } = open(`/profile${search}`);
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect(location()).toBe(`/profile${search}`);
});
