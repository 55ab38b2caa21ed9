import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { OwnPage } from './OwnPage';

const api = useFakeApi();

/** Stands for the other remotes: each widget says its name and its properties. */
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
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, company: 'Мануфактура подарков' }));
  api.answer('get', '/api/news', { news: [], pages: 0 });
});

test('shows the own card, without a way to write to oneself [OWN-01] [CARD-02] [ROUTE-08]', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Написать сообщение' })).not.toBeInTheDocument();
});

test('today’s meetings and the last 5 messages are lent by their remotes, with «Показать все» [OWN-01] [OWN-02]', async () => {
  open();
  expect(await section('Мои встречи').findByText('mf_meetings/TodayMeetings {}')).toBeVisible();
  expect(section('Мои встречи').getByRole('link', { name: /^Показать все/ })).toHaveAttribute('href', '/meetings');
  expect(await section('Сообщения').findByText('mf_messenger/LatestMessages {"limit":5}')).toBeVisible();
  expect(section('Сообщения').getByRole('link', { name: /^Показать все/ })).toHaveAttribute('href', '/messages');
});

test('a widget that cannot be had leaves the rest of the page [FED-02]', async () => {
  open('/profile', {
    load: (name) => (name === 'mf_meetings/TodayMeetings' ? Promise.reject(new Error('down')) : loader.load(name, 0)),
  });
  expect(await section('Мои встречи').findByRole('alert')).toHaveTextContent('Не удалось загрузить: Мои встречи.');
  expect(section('Мои встречи').getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(await section('Сообщения').findByText(/LatestMessages/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
});

test('shows the last 3 news with Moscow dates, texts cut at 200, and the way to all of them [OWN-03]', async () => {
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

test('no news is a sentence; news that fail are read again on «Повторить» [OWN-03]', async () => {
  api.fail('get', '/api/news', { status: 500 });
  open();
  expect(await section('Новости').findByRole('alert')).toHaveTextContent('Не удалось загрузить новости.');
  api.answer('get', '/api/news', { news: [], pages: 0 });
  await userEvent.click(section('Новости').getByRole('button', { name: 'Повторить' }));
  expect(await section('Новости').findByText('Новостей пока нет.')).toBeVisible();
});

test('`?id=` of somebody else leads to that participant [ROUTE-08]', async () => {
  const { location } = open('/profile?id=42');
  await waitFor(() => expect(location()).toBe('/profile/42'));
});

test.each(['?id=1', '?id=abc', '?id='])('`%s` stays on the own page [ROUTE-08]', async (search) => {
  const { location } = open(`/profile${search}`);
  expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect(location()).toBe(`/profile${search}`);
});
