import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { noteServerDate } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { journalEntries } from '#testing/journal';
import { organizerNews, organizerPost, organizerPosts } from '#testing/news';
import { NewsPage } from './NewsPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

/** 14:02 in Moscow. */
const NOW = '2026-11-22T11:02:30.000Z';
type Post = Schema<'OrganizerNewsPost'>;
let posts: Post[];
let asked: string[];
let sent: { method: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  noteServerDate(NOW);
  posts = organizerPosts;
  asked = [];
  sent = [];
  api.answer('get', '/api/organizer/journal', { entries: journalEntries.slice(1, 2), pages: 1, total_count: 1 });
  api.answer('get', '/api/organizer/news', ({ query }) => {
    asked.push(query.toString());
    const state = query.get('state');
    return organizerNews(posts.filter((post) => state === null || post.state === state));
  });
  acceptWrites();
});
afterEach(closeToasts);

/** The server carries writes out from now on. */
function acceptWrites() {
  const carryOut = (method: string, id: number, body: unknown): Post => {
    const { client_id: clientId, publish_at: at, version = -1, ...form } = body as Schema<'OrganizerNewsEdit'>;
    expect(clientId).toMatch(/^[0-9a-f-]{36}$/);
    sent.push({ method, body: { ...form, publish_at: at, ...(version >= 0 && { version }) } });
    const state = at === null ? 'draft' : at === 'now' || at < NOW ? 'published' : 'scheduled';
    const post = organizerPost({
      ...form,
      id,
      state,
      publish_at: at === 'now' ? '2026-11-22T11:02:00.000Z' : at,
      version: version + 1,
    });
    posts = [post, ...posts.filter((each) => each.id !== id)];
    return post;
  };
  api.answer('post', '/api/organizer/news', ({ body }) => carryOut('post', 9, body));
  api.answer('put', '/api/organizer/news/{id}', ({ path, body }) => carryOut('put', Number(path.id), body));
}

const open = (address = '/organizer/news') =>
  renderPage(
    <>
      <Routes>
        <Route path="/organizer/news/:id?" element={<NewsPage />} />
        <Route path="*" element={<p>другая</p>} />
      </Routes>
      <Link to="/organizer/journal">журнал</Link>
      <Toaster />
    </>,
    { address },
  );
const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const preview = () => within(screen.getByRole('region', { name: 'Как увидят участники' }));
async function retype(name: RegExp | string, text: string) {
  const control = await field(name);
  fireEvent.change(control, { target: { value: text } });
}

test('lists posts with states and counts [ORG-06]', async () => {
  const { container, location } = open();
  expect(await screen.findByRole('link', { name: 'Черновики 2' })).toHaveAttribute(
    'href',
    '/organizer/news?state=draft',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Открыта запись на встречиЧерновиксоздан 22.11, 11:00 · всем',
    'Программа второго дняЖдёт временивыйдет 28.11, 10:00 · заказчикам',
    'Правила участия обновленыОпубликована18.11, 10:30 · изменено 20.11, 18:20 · поставщикам · закреплена до 01.12',
  ]);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Ждут 1' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(asked).toEqual(['limit=20&page=1', 'state=scheduled&limit=20&page=1']);
  await user.click(screen.getByRole('link', { name: 'Программа второго дня' }));
  expect(location()).toBe('/organizer/news/4');
});

test('shows an empty list and a failure with a retry [ORG-06]', async () => {
  api.fail('get', '/api/organizer/news', { status: 429, body: 'Слишком много запросов. Повторите через 5 с.' });
  open('/organizer/news?state=draft');
  expect(await screen.findByRole('alert')).toHaveTextContent('Повторите через 5 с.');
  api.answer('get', '/api/organizer/news', organizerNews([]));
  await press('Повторить');
  expect(await screen.findByText('Черновиков нет.')).toBeVisible();
});

test('counts, previews and saves a new draft [ORG-06]', async () => {
  const { container, location } = open('/organizer/news/new');
  await retype(/^Заголовок/, ' Итоги 🎉 ');
  expect(screen.getByText('7 из 120')).toBeVisible();
  await retype(/^Текст/, 'Спасибо всем.\n\nhttps://vstrecha.example/itogi');
  expect(preview().getByRole('heading', { level: 3, name: 'Итоги 🎉' })).toBeVisible();
  expect(preview().getByRole('link')).toHaveAttribute('href', 'https://vstrecha.example/itogi');
  expect(preview().getByText('22.11.2026 в 14:02')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Закрепить' }));
  expect(preview().getByText('Закреплена')).toBeInTheDocument();
  await retype(/^Закрепить до/, '2026-11-25');
  await user.click(screen.getByRole('radio', { name: 'Поставщикам' }));
  expect(screen.getByText('Узнают 380 компаний.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Всем' }));
  expect(screen.getByText(/^Узнает 1\s481 компания\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Поставщикам' }));
  await expectNoAxeViolations(container);
  await press('Сохранить');
  await waitFor(() => expect(location()).toBe('/organizer/news/9'));
  expect(sent).toEqual([
    {
      method: 'post',
      body: {
        title: 'Итоги 🎉',
        text: 'Спасибо всем.\n\nhttps://vstrecha.example/itogi',
        audience: 'Поставщик',
        publish_at: null,
        pinned_until: '2026-11-25',
        notify: false,
      },
    },
  ]);
  expect(await screen.findByText('Новость сохранена.')).toBeVisible();
  expect(await field(/^Заголовок/)).toHaveValue('Итоги 🎉');
  expect(screen.queryByText(/^Изменено/)).not.toBeInTheDocument();
});

test('refuses missing and long texts before sending [ORG-06]', async () => {
  open('/organizer/news/new');
  await retype(/^Текст/, 'я'.repeat(10_001));
  await press('Сохранить');
  expect(await screen.findByText('Поле не должно быть пустым.')).toBeVisible();
  expect(screen.getByText(/^Сократите до 10.000 символов\.$/)).toBeVisible();
  expect(await field(/^Заголовок/)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('asks with the number of companies before publishing [ORG-06]', async () => {
  open('/organizer/news/3');
  await user.click(await screen.findByRole('radio', { name: 'Заказчикам' }));
  await user.click(screen.getByRole('checkbox', { name: /^Уведомить/ }));
  await press('Опубликовать');
  const question = await dialog('Опубликовать для 1\u00a0101 компании?');
  expect(question.getByText('Придёт уведомление в колокольчик.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Опубликовать' })).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { method: 'put', body: { publish_at: 'now', audience: 'Заказчик', notify: true, version: 2 } },
  ]);
  expect(screen.queryByRole('radiogroup', { name: 'Когда' })).not.toBeInTheDocument();
});

test('schedules for a time in Moscow later than now [ORG-06]', async () => {
  open('/organizer/news/3');
  await user.click(await screen.findByRole('radio', { name: 'В выбранное время' }));
  await retype(/^День/, '2026-11-22');
  await retype(/^Время/, '14:00');
  await press('Запланировать');
  expect(await screen.findByText('Выберите время позже текущего.')).toBeVisible();
  await retype(/^Время/, '18:30');
  await press('Запланировать');
  const question = await dialog('Опубликовать вс, 22.11 в 18:30 для 1\u00a0481 компании?');
  await user.click(question.getByRole('button', { name: 'Запланировать' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { publish_at: '2026-11-22T15:30:00.000Z' } }]));
});

test('returns a scheduled post to the drafts [ORG-06]', async () => {
  open('/organizer/news/4');
  expect(await field(/^День/)).toHaveValue('28.11.2026');
  expect(await field(/^Время/)).toHaveValue('10:00');
  await press('Вернуть в черновики');
  await waitFor(() => expect(sent).toMatchObject([{ body: { publish_at: null, notify: true } }]));
  expect(await screen.findByRole('button', { name: 'Запланировать' })).toBeVisible();
});

test('keeps the time of a published post [ORG-06]', async () => {
  open('/organizer/news/2');
  await retype(/^Текст/, 'Новый текст');
  expect(screen.getByText(/^Участники увидят «изменено 22\.11 в 14:02»\./)).toBeVisible();
  expect(preview().getByText(/18\.11\.2026 в 10:30/)).toHaveTextContent('18.11.2026 в 10:30');
  await press('Сохранить');
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { publish_at: '2026-11-18T07:30:00.000Z', text: 'Новый текст' } }]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('deletes a post and brings it back in place [ORG-06]', async () => {
  api.answer('delete', '/api/organizer/news/{id}', { ok: true });
  open('/organizer/news/3');
  await field(/^Заголовок/);
  await press('Удалить');
  const undo = await screen.findByRole('button', { name: 'Вернуть' });
  expect(screen.getByText('Новость удалена.')).toBeVisible();
  expect(undo).toHaveFocus();
  api.fail('post', '/api/organizer/news/{id}/restore', { status: 429, body: 'Повторите через 9 с.' });
  await user.click(undo);
  expect(await screen.findByText('Новость не вернулась. Повторите через 9 с.')).toBeVisible();
  api.answer('post', '/api/organizer/news/{id}/restore', organizerPost({ version: 4 }));
  await user.click(undo);
  expect(await field(/^Заголовок/)).toHaveValue('Открыта запись на встречи');
});

test('says why a deletion failed [ORG-06]', async () => {
  api.fail('delete', '/api/organizer/news/{id}', { status: 404, body: 'Новость не найдена.' });
  open('/organizer/news/3');
  await field(/^Заголовок/);
  await press('Удалить');
  expect(await screen.findByText('Новость не удалена. Новость не найдена.')).toBeVisible();
});

test('shows both versions after another organizer’s change [ORG-10]', async () => {
  const current = organizerPost({ title: 'Запись открыта', version: 5 });
  api.fail('put', '/api/organizer/news/{id}', {
    status: 409,
    body: {
      message: 'Пока вы редактировали, появились изменения (Анна Петрова, 14:02).',
      current,
      changed_by: { id: 5, name: 'Анна Петрова' },
      changed_at: '2026-11-22T11:02:00.000Z',
    },
  });
  open('/organizer/news/3');
  await retype(/^Заголовок/, 'Мой заголовок');
  await press('Сохранить');
  expect(await screen.findByText(/появились изменения \(Анна Петрова, 14:02\)/)).toBeVisible();
  expect(screen.getByText('Сохранено: Запись открыта')).toBeVisible();
  acceptWrites();
  await press('Оставить моё');
  await waitFor(() => expect(sent).toMatchObject([{ body: { title: 'Мой заголовок', version: 5 } }]));
});

test('restores an unsaved draft and finds its conflict [ORG-10]', async () => {
  const first = open('/organizer/news/3');
  await retype(/^Заголовок/, 'Недописано');
  expect(await screen.findByText(/^Изменено: /)).toBeVisible();
  first.unmount();
  posts = [organizerPost({ title: 'Чужой заголовок', version: 7 })];
  open('/organizer/news/3');
  expect(await field(/^Заголовок/)).toHaveValue('Недописано');
  await press('Сохранить');
  await waitFor(() => expect(sent).toMatchObject([{ body: { title: 'Недописано', version: 2 } }]));
});

test('asks before leaving with unsaved changes [ORG-06]', async () => {
  const { location } = open('/organizer/news/3');
  await retype(/^Заголовок/, 'Недописано');
  await user.click(screen.getByRole('link', { name: 'журнал' }));
  await user.click((await dialog('Уйти без сохранения?')).getByRole('button', { name: 'Остаться' }));
  expect(location()).toBe('/organizer/news/3');
  await press('Отменить');
  expect(await field(/^Заголовок/)).toHaveValue('Открыта запись на встречи');
  await user.click(screen.getByRole('link', { name: 'журнал' }));
  expect(location()).toBe('/organizer/journal');
});

test('keeps typed text when no answer arrives [ORG-06]', async () => {
  api.fail('put', '/api/organizer/news/{id}', 'network');
  open('/organizer/news/3');
  await retype(/^Заголовок/, 'Ещё раз');
  await press('Сохранить');
  expect(await screen.findByText(/^Не сохранено:/)).toBeVisible();
  acceptWrites();
  await press('Сохранить');
  await waitFor(() => expect(sent).toMatchObject([{ body: { title: 'Ещё раз', version: 2 } }]));
});

test('searches older posts page by page [ORG-06]', async () => {
  api.answer('get', '/api/organizer/news', ({ query }) => {
    asked.push(query.toString());
    return organizerNews(query.get('page') === '2' ? [organizerPost({ id: 70 })] : organizerPosts, { pages: 2 });
  });
  open('/organizer/news/70');
  expect(await field(/^Заголовок/)).toBeVisible();
  expect(asked).toEqual(['limit=100&page=1', 'limit=100&page=2']);
});

test('says that a post is missing [ORG-06]', async () => {
  open('/organizer/news/abc');
  expect(await screen.findByText('Новость удалена или не найдена.')).toBeVisible();
});
