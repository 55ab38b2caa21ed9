import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsPost } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { keepVisit } from '../features/news/state/lastVisit';
import { NewsPage } from './NewsPage';

const api = useFakeApi();
const VIEWER = 1;

/** 25 posts, newest first: the id is also the day of November. */
const posts: NewsPost[] = Array.from({ length: 25 }, (_, index) => {
  const id = 25 - index;
  return fixtures.newsPost({
    id,
    title: `Новость ${id}`,
    created_at: `2026-11-${String(id).padStart(2, '0')}T21:30:00.000Z`,
  });
});
let asked: string[] = [];

/** jsdom does not implement scrolling. */
const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  asked = [];
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  api.answer('get', '/api/user', fixtures.currentUser({ id: VIEWER }));
  answerWith(posts);
});

function answerWith(all: readonly NewsPost[]) {
  api.answer('get', '/api/news', ({ query }) => {
    asked.push(query.toString());
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
    return { news: all.slice((page - 1) * limit, page * limit), pages: Math.ceil(all.length / limit) };
  });
}

const open = (address = '/news') => renderPage(<NewsPage />, { address });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const article = async (title: string) => {
  const found = (await screen.findByRole('heading', { level: 2, name: title })).closest('article');
  if (!found) throw new Error(`«${title}» stands in no article.`);
  return within(found);
};

test('paginates ten posts by address and changes the page size [NEWS-01]', async () => {
  const { location } = open();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect((await article('Новость 25')).getByText('26.11.2026 в 00:30')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  expect(titles()).toHaveLength(10);

  await userEvent.click(screen.getByRole('link', { name: 'Следующая страница' }));
  await article('Новость 15');
  expect(location()).toBe('/news?page=2');
  expect(screen.getAllByRole('link', { name: /^Страница \d/ }).map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
  ]);

  const sizes = screen.getByRole('combobox', { name: 'На странице' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '30', '40', '50']);
  await userEvent.selectOptions(sizes, '20');
  await article('Новость 25');
  expect(titles()).toHaveLength(20);
  expect(location()).toBe('/news?size=20');
  expect(asked).toEqual(['limit=10&page=1', 'limit=10&page=2', 'limit=20&page=1']);
});

test('collapses long texts and links their addresses without executing markup [NEWS-01]', async () => {
  const text = `${'слово '.repeat(60)}https://vstrecha.example/pravila <img src=x onerror=alert(1)> javascript:alert(2)`;
  answerWith([
    fixtures.newsPost({ title: 'Длинная', text }),
    fixtures.newsPost({ id: 2, title: 'Ровно 300', text: 'я'.repeat(300) }),
  ]);
  open();
  const long = await article('Длинная');
  expect(long.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(long.getByRole('button', { name: 'Читать полностью' }));
  expect(long.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://vstrecha.example/pravila',
  ]);
  expect(long.getByText(/<img src=x onerror=alert\(1\)> javascript:alert\(2\)/)).toBeVisible();
  await userEvent.click(long.getByRole('button', { name: 'Скрыть' }));
  expect(long.queryByRole('link')).not.toBeInTheDocument();
  expect((await article('Ровно 300')).queryByRole('button', { name: 'Читать полностью' })).not.toBeInTheDocument();
});

test('marks posts as new until the account’s next visit [NEWS-01]', async () => {
  keepVisit(VIEWER, posts.slice(2));
  keepVisit(VIEWER + 1, posts);
  const { unmount } = open();
  for (const title of ['Новость 25', 'Новость 24']) expect((await article(title)).getByText('Новое')).toBeVisible();
  expect((await article('Новость 23')).queryByText('Новое')).not.toBeInTheDocument();
  const line = screen.getByText('Вы это уже читали');
  expect(line.compareDocumentPosition(screen.getByText('Новость 24'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(line.compareDocumentPosition(screen.getByText('Новость 23'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  open();
  await article('Новость 25');
  expect(screen.queryByText('Новое')).not.toBeInTheDocument();
  expect(screen.queryByText('Вы это уже читали')).not.toBeInTheDocument();
});

test('marks pinned and edited posts and keeps the divider [ORG-06]', async () => {
  keepVisit(VIEWER, posts.slice(2));
  const pinned = { ...posts[9]!, pinned: true, edited_at: '2026-11-18T15:20:00.000Z' };
  answerWith([pinned, ...posts.filter((post) => post.id !== pinned.id)]);
  open();
  const first = await article('Новость 16');
  expect(first.getByText('Закреплена')).toBeInTheDocument();
  expect(first.getByText(/изменено 18\.11(\.2026)? в 18:20/)).toBeVisible();
  const line = screen.getByText('Вы это уже читали');
  expect(line.compareDocumentPosition(screen.getByText('Новость 24'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(line.compareDocumentPosition(screen.getByText('Новость 23'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('opens a copied link: expands and focuses the post [NEWS-01]', async () => {
  const text = `${'слово '.repeat(60)}последнее`;
  answerWith(posts.map((post) => (post.id === 3 ? { ...post, text } : post)));
  const user = userEvent.setup();
  const { unmount } = open('/news?page=3');
  await user.click(
    (await article('Новость 3')).getByRole('button', { name: 'Скопировать ссылку на новость: Новость 3' }),
  );
  const address = new URL(await navigator.clipboard.readText());
  expect(address.origin).toBe(window.location.origin);
  unmount();

  open(address.pathname + address.search);
  const post = await article('Новость 3');
  expect(post.getByText(/последнее$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Новость 3' })).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Новость 3' }).closest('article')]);
  expect(titles()).toEqual(['Новость 5', 'Новость 4', 'Новость 3', 'Новость 2', 'Новость 1']);
  expect(screen.getByRole('link', { name: 'Страница 3', current: 'page' })).toBeVisible();
});

test('shows a notice when the linked post is gone', async () => {
  open('/news?post=99');
  expect(await screen.findByText('Новость удалена или не найдена.')).toBeVisible();
  await article('Новость 25');
});

test('corrects a page beyond the last [NEWS-01]', async () => {
  const beyond = open('/news?page=9');
  await article('Новость 1');
  expect(beyond.location()).toBe('/news?page=3');
  beyond.unmount();

  api.fail('get', '/api/news', 'network');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить новости.');
  answerWith([]);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новостей пока нет.')).toBeVisible();
});
