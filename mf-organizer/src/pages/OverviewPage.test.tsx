import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, FilledSlots } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { questions } from '#remote';
import { overview } from '#testing/overview';
import { OverviewPage } from './OverviewPage';

const api = useFakeApi();
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  noteServerDate('Sun, 22 Nov 2026 11:02:30 GMT');
  api.answer('get', '/api/organizer/overview', ({ query }) => {
    asked.push(query.toString());
    const date = query.get('date');
    return overview(date === null ? {} : { day: { date, meetings: 120, running: 0, without_place: 9 } });
  });
});

const open = (address = '/organizer') => renderPage(<OverviewPage />, { address });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const lines = (scope: Pick<typeof screen, 'getAllByRole'>) =>
  scope.getAllByRole('listitem').map((item) => plain(item.textContent));

test('lists what needs attention with links to filtered pages [ORG-02]', async () => {
  const { container } = open();
  const attention = await card('Требует внимания');
  expect(attention.getByText('Письма не ушли: 3')).toBeVisible();
  expect(attention.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['Проверить: Ждут активации 7, дольше всех 2 дня', '/organizer/participants?state=waiting'],
    ['Назначить места: Впереди без места 41 встреча', '/organizer/meetings?date=2026-11-22&no_place=1'],
    ['Проверить даты: Вне дат мероприятия: 2 встречи', '/organizer/event'],
    ['Показать компании: С заблокированными компаниями: 1 встреча', '/organizer/participants?state=blocked'],
    ['Показать: Без свободного времени: 18 компаний', '/organizer/participants?no_slots=1'],
  ]);
  expect(screen.getByText('Обновлено в 14:02')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('sends refused e-mails again and follows the new count [ORG-02]', async () => {
  const success = jest.spyOn(toast, 'success');
  api.answer('post', '/api/organizer/letters/retry', () => {
    api.answer('get', '/api/organizer/overview', overview({ attention: [] }));
    return { count: 3 };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Повторить/ }));
  expect(await screen.findByText('Всё в порядке.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Требует внимания' })).toHaveFocus();
  expect(success).toHaveBeenCalledWith('Отправляются ещё раз: 3 письма.');
});

test('says that another organizer has sent the e-mails [ORG-02]', async () => {
  const success = jest.spyOn(toast, 'success');
  api.answer('post', '/api/organizer/letters/retry', { count: 0 });
  open();
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Повторить/ }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Неотправленных писем уже нет.'));
});

test('keeps the retry button when retrying e-mails fails [ORG-02]', async () => {
  const failure = jest.spyOn(toast, 'danger');
  api.fail('post', '/api/organizer/letters/retry', { status: 429 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Повторить/ }));
  await waitFor(() => expect(failure).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: /^Повторить/ })).not.toHaveAttribute('aria-busy');
});

test('sends all requests that hosts may prefetch', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  open();
  await waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual(questions.OverviewPage));
});

test('[ORG-02] [ORG-15] shows numbers and what happens now', async () => {
  open();
  await card('Требует внимания');
  expect(lines(within(screen.getByRole('list', { name: 'Числа' })))).toEqual([
    '412 поставщиков373 активны',
    '1 204 заказчика1 172 активны',
    '3 980 приглашений53 % приняты · ждут 640 · обычно отвечают за 3,5 ч',
    '850 встреч96 сегодня · 12 сейчас',
  ]);
  expect(plain(screen.getByText(/^Сообщений/).textContent)).toBe(
    'Сообщений за сутки 4 120 · на связи сейчас 208 · писем в очереди 5',
  );
});

test('[ORG-15] shows the way of companies with its fork', async () => {
  open();
  expect(lines(await card('Путь компании'))).toEqual([
    'Зарегистрированы 1 616100 %',
    'Завершили 1 48192 %',
    'Открыли время 1 19074 %',
    'Пригласили 704 · приглашены 1 02044 % · 63 %',
    'Встречаются 98161 %',
  ]);
});

test('[ORG-15] leaves the fork out of a former server’s figures', async () => {
  const { funnel } = overview();
  const former = { Поставщик: funnel.Поставщик.slice(0, 5), Заказчик: funnel.Заказчик.slice(0, 5) };
  api.answer('get', '/api/organizer/overview', overview({ funnel: former }));
  open();
  expect(lines(await card('Путь компании'))[3]).toBe('Пригласили 70444 %');
});

test('[ORG-15] writes to each group of idle companies', async () => {
  api.answer('get', '/api/organizer/overview', overview({ idle: { d3: 40, d7: 31, never: 0 } }));
  open();
  const idle = await card('Давно не заходили');
  expect(lines(idle)).toEqual(['3 дня40Написать им: 3 дня', '7 дней31Написать им: 7 дней', 'ни разу0']);
  expect(idle.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/organizer/participants?idle=d3',
    '/organizer/sending/new?idle=d3',
    '/organizer/participants?idle=d7',
    '/organizer/sending/new?idle=d7',
    '/organizer/participants?idle=never',
  ]);
});

test('names charts by sentences and shows them as tables [ORG-02]', async () => {
  const { container } = open();
  const bars = within(
    await screen.findByRole('figure', { name: 'Встречи по дням: больше всего 28.11, 214, ждут ответа 60' }),
  );
  await userEvent.click(bars.getByRole('button', { name: 'Показать таблицей' }));
  expect(bars.getByRole('row', { name: '28.11 214 60' })).toBeVisible();
  const heat = within(screen.getByRole('figure', { name: 'Занятость столов: больше всего 23.11 в 10:00, 110 %' }));
  await userEvent.click(heat.getByRole('button', { name: 'Показать таблицей' }));
  expect(heat.getByRole('row', { name: 'вс, 22.11 95 % 30 %' })).toBeVisible();
  expect(heat.getByRole('row', { name: 'пн, 23.11 110 % —' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('keeps the chosen day in the address [ORG-02]', async () => {
  const { location } = open();
  await card('Требует внимания');
  const day = screen.getByRole('combobox', { name: 'День' });
  expect(day).toHaveDisplayValue('вс, 22.11');
  await userEvent.selectOptions(day, 'пн, 23.11');
  expect(await screen.findByText(/^120 пн, 23\.11/)).toBeVisible();
  expect(location()).toBe('/organizer?date=2026-11-23');
  expect(screen.getByRole('link', { name: /^Назначить места.*пн, 23\.11 без места 41 встреча$/ })).toHaveAttribute(
    'href',
    '/organizer/meetings?date=2026-11-23&no_place=1',
  );
  await userEvent.selectOptions(day, 'вс, 22.11');
  expect(await screen.findByText(/^96 сегодня/)).toBeVisible();
  expect(location()).toBe('/organizer');
  expect(asked.slice(0, 2)).toEqual(['', 'date=2026-11-23']);
});

test('ignores an impossible day in the address [ORG-02]', async () => {
  open('/organizer?date=2026-02-30');
  await card('Требует внимания');
  expect(new Set(asked)).toEqual(new Set(['']));
});

test('says that all is well and offers dates and tables', async () => {
  const load = [{ date: '2026-11-22', point: '10:00', meetings: 2, placed: 0, places: 0 }];
  api.answer('get', '/api/organizer/overview', overview({ attention: [], meetings_by_day: [], load }));
  open();
  expect((await card('Требует внимания')).getByText('Всё в порядке.')).toBeVisible();
  expect((await card('Встречи по дням')).getByRole('link', { name: 'Назначить даты' })).toHaveAttribute(
    'href',
    '/organizer/event',
  );
  expect((await card('Занятость столов')).getByRole('link', { name: 'Добавить столы' })).toHaveAttribute(
    'href',
    '/organizer/meetings',
  );
});

test('[ORG-15] shows the preparation of an empty event', async () => {
  const preparation = { event: true, places: false, rules: false, news: false };
  api.answer('get', '/api/organizer/overview', overview({ attention: [], preparation }));
  const { container } = open();
  const steps = await card('Подготовка');
  expect(screen.queryByText('Всё в порядке.')).not.toBeInTheDocument();
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Изменить: Название и место', '/organizer/event'],
    ['Заполнить: Столы', '/organizer/meetings'],
    ['Заполнить: Правила', '/organizer/event'],
    ['Заполнить: Первая новость', '/organizer/news/new'],
  ]);
  expect(steps.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Сделано',
    'Не сделано',
    'Не сделано',
    'Не сделано',
    'QR-код ссылки на регистрацию',
  ]);
  await userEvent.setup().click(steps.getByRole('button', { name: 'Скопировать ссылку на регистрацию' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/signup');
  await expectNoAxeViolations(container);
});

test.each([
  [0, /отвечают меньше чем за час/],
  [null, /ждут 640$/],
])('[ORG-15] says how soon %s hours is', async (p50, text) => {
  api.answer('get', '/api/organizer/overview', overview({ answer_hours: { p50, p90: p50 } }));
  open();
  await card('Требует внимания');
  expect(within(screen.getByRole('list', { name: 'Числа' })).getAllByRole('listitem')[2]).toHaveTextContent(text);
});

test('says why it failed and asks again by hand [ORG-02]', async () => {
  api.fail('get', '/api/organizer/overview', { status: 429, body: 'Слишком много запросов. Повторите через 5 с.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить обзор. Слишком много запросов. Повторите через 5 с.',
  );
  api.answer('get', '/api/organizer/overview', overview());
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await card('Требует внимания');
});

test('keeps figures and says when a refresh failed [ORG-02]', async () => {
  open();
  await card('Требует внимания');
  api.fail('get', '/api/organizer/overview', { status: 503, body: 'Ведутся работы.' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Обновлено в 14:02. Обновить не удалось. Ведутся работы.')).toBeVisible();
  expect(screen.getByText('Письма не ушли: 3')).toBeVisible();
});

test('shows widgets of other remotes at its end [TEAM-04] [TEAM-15]', async () => {
  renderPage(
    <FilledSlots>
      <OverviewPage />
    </FilledSlots>,
    { address: '/organizer?date=2026-11-23' },
  );
  expect(await screen.findByText('organizer-overview.foot {"date":"2026-11-23"}')).toBeVisible();
});

test('counts results, missed meetings and confirmed agreements [AFTER-01] [AFTER-04]', async () => {
  open();
  const results = await card('Итоги встреч');
  const facts = results
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${plain(term.nextSibling?.textContent ?? '')}`);
  expect(facts).toEqual([
    'Договорились 1 204',
    'Продолжат 310',
    'Не подошли 96',
    'Не состоялись 12стороны расходятся: 3',
    'Общие договорённости 402',
  ]);
});

test('shows no counts before the first result [AFTER-01]', async () => {
  const none = { agreed: 0, continue: 0, no_fit: 0, missed: 0, disputed: 0, agreements: 0 };
  api.answer('get', '/api/organizer/overview', overview({ results: none }));
  const { unmount } = open();
  expect((await card('Итоги встреч')).getByText('Компании ещё не отметили, как прошли встречи.')).toBeVisible();
  unmount();
  const { results: _, ...former } = overview();
  api.answer('get', '/api/organizer/overview', former);
  open();
  await card('Требует внимания');
  expect(screen.queryByRole('region', { name: 'Итоги встреч' })).not.toBeInTheDocument();
});
