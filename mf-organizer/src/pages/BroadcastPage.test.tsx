import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { noteServerDate } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { BroadcastPage } from './BroadcastPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const NOW = '2026-11-22T09:00:00.000Z';

const mailing = (part: Partial<Schema<'BroadcastCard'>> = {}): Schema<'BroadcastCard'> => ({
  id: 5,
  subject: 'Встречи завтра',
  text: 'Здравствуйте, {имя}!',
  channels: ['email', 'bell'],
  segment: {},
  is_service: false,
  state: 'draft',
  author: { id: 1, name: 'Анна Петрова' },
  send_at: null,
  begun_at: null,
  sent_at: null,
  total: null,
  created_at: NOW,
  version: 2,
  progress: {
    handled: 0,
    email: { waiting: 0, sent: 0, failed: 0, left_out: 0 },
    bell: 0,
    bot: { waiting: 0, sent: 0, failed: 0, left_out: 0 },
  },
  failed: [],
  ...part,
});
const preview: Schema<'BroadcastPreview'> = {
  total: 148,
  by_channel: { email: 120, bell: 148, bot: 9 },
  excluded: { unsubscribed: 28, no_access: 0, no_bot: 139 },
  samples: [
    {
      id: 7,
      company: 'Светлый дом',
      greeting: 'Здравствуйте, Ольга!',
      subject: 'Встречи завтра',
      text: 'Завтра <b>ждём</b>',
      values: {
        имя: 'Ольга',
        компания: 'Светлый дом',
        встречи: '10:00 Шаг\n11:00 Лель',
        ждут_ответа: '',
        подходящие: '',
      },
    },
    {
      id: 8,
      company: 'Парус',
      greeting: 'Здравствуйте, Пётр!',
      subject: 'Встречи завтра',
      text: 'Ждём',
      values: { имя: 'Пётр', компания: 'Парус', встречи: '', ждут_ответа: '2', подходящие: '' },
    },
  ],
  left: { today: 4, service: 3 },
  needs_password: true,
};

/** Bodies of saved and sent mailings. */
let written: Record<string, unknown>[];
let asked: Schema<'BroadcastDraft'>[];
let present: Schema<'BroadcastCard'>;

beforeEach(() => {
  localStorage.clear();
  noteServerDate(new Date(NOW).toUTCString());
  written = [];
  asked = [];
  present = mailing();
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-24' });
  api.answer('post', '/api/organizer/broadcasts/preview', ({ body }) => {
    asked.push(body as Schema<'BroadcastDraft'>);
    return preview;
  });
  api.answer('get', '/api/organizer/broadcasts/{id}', () => present);
  api.answer('get', '/api/organizer/broadcasts', {
    broadcasts: [mailing({ state: 'sent', sent_at: NOW, total: 1 })],
    pages: 1,
    total_count: 1,
    counts: { draft: 2, scheduled: 0, sent: 1 },
    left: { today: 3, service: 3 },
  });
  takeWrites();
});
afterEach(() => noteServerDate(new Date().toUTCString()));

/** The server accepts mailings from now on. */
function takeWrites() {
  const take = (body: unknown) => {
    const { client_id: _, send_at: at, ...form } = body as Schema<'BroadcastForm'>;
    written.push(body as Record<string, unknown>);
    const state = at === null ? 'draft' : 'scheduled';
    const sendAt = at === null ? null : new Date(Date.parse(NOW) + 60_000).toISOString();
    present = mailing({ ...form, state, send_at: sendAt, version: 3 });
    const { progress: __, failed: ___, ...saved } = present;
    return saved;
  };
  api.answer('post', '/api/organizer/broadcasts', ({ body }) => take(body));
  api.answer('put', '/api/organizer/broadcasts/{id}', ({ body }) => take(body));
}

const render = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/organizer/sending/:id?" element={<BroadcastPage />} />
    </Routes>,
    { address },
  );
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const fill = async () => {
  await user.type(await screen.findByLabelText(/^Тема/), 'Встречи завтра');
  await user.type(screen.getByLabelText(/^Текст/), 'Ждём вас');
};

test('lists mailings by state with the number left today [ORG-08]', async () => {
  const { container } = render('/organizer/sending');
  expect(await screen.findByRole('link', { name: 'Встречи завтра' })).toHaveAttribute('href', '/organizer/sending/5');
  expect(screen.getByText('Сегодня можно отправить ещё 3.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Черновики 2' })).toHaveAttribute('href', '/organizer/sending?state=draft');
  await expectNoAxeViolations(container);
});

test('counts recipients and shows the text as text [ORG-08]', async () => {
  const { container } = render('/organizer/sending/new?idle=d7');
  expect(await screen.findByText('148 компаний')).toBeVisible();
  expect(screen.getByText('Отписаны от писем: 28')).toBeVisible();
  expect(screen.getByText('Завтра <b>ждём</b>')).toBeVisible();
  expect(asked[0]?.segment).toEqual({ idle: 'd7' });
  await user.selectOptions(screen.getByLabelText('Для компании'), 'Парус');
  expect(screen.getByText('Здравствуйте, Пётр!')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Тип'), 'Заказчики');
  await waitFor(() => expect(asked.at(-1)?.segment).toEqual({ idle: 'd7', type: 'Заказчик' }));
  await expectNoAxeViolations(container);
});

test('shows the greeting and names chosen channels only [ORG-14]', async () => {
  render('/organizer/sending/new');
  expect(await screen.findByText('Здравствуйте, Ольга!')).toBeVisible();
  expect(screen.getByText(/Письмо начнётся с «Здравствуйте, \{имя\}!»/)).toBeVisible();
  expect(screen.getByText('Письмо 120 · Колокольчик 148')).toBeVisible();
  expect(screen.queryByText(/Мессенджер не подключён/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Мессенджер' }));
  expect(screen.getByText('Мессенджер не подключён: 139')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Письмо' }));
  expect(screen.queryByText('Здравствуйте, Ольга!')).not.toBeInTheDocument();
});

test('[ORG-14] shows the previewed company’s values on the chips', async () => {
  const { container } = render('/organizer/sending/new');
  const chips = within(screen.getByRole('group', { name: 'Подстановки' }));
  const names = () => chips.getAllByRole('button').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(names()).toEqual([
      'Вставить {имя}Ольга',
      'Вставить {компания}Светлый дом',
      'Вставить {встречи}10:00 Шаг, 11:00 Лель',
      'Вставить {ждут_ответа}пусто',
      'Вставить {подходящие}пусто',
    ]),
  );
  await user.selectOptions(screen.getByLabelText('Для компании'), 'Парус');
  expect(names()[2]).toBe('Вставить {встречи}пусто');
  await expectNoAxeViolations(container);
});

test('[ORG-14] previews the mailing as each channel brings it', async () => {
  render('/organizer/sending/new');
  expect(await screen.findByText('Здравствуйте, Ольга!')).toBeVisible();
  expect(screen.getByText('Открыть сообщение')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Колокольчик' }));
  expect(screen.getByText('Организатор: Встречи завтра')).toBeVisible();
  expect(screen.queryByText('Здравствуйте, Ольга!')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Колокольчик' }));
  expect(screen.getByText('Открыть «Встречу»')).toBeVisible();
});

test('[ORG-14] shows the reach right above the buttons', async () => {
  render('/organizer/sending/new');
  const reach = await screen.findByRole('region', { name: 'Получат' });
  const send = await screen.findByRole('button', { name: 'Отправить: 148' });
  expect(reach.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(reach.parentElement).toContainElement(send);
});

test('keeps segment and counts after sending [ORG-14]', async () => {
  const segment = { type: 'Заказчик', city: 'Омск', awaiting: 1 } as const;
  present = mailing({ state: 'scheduled', send_at: '2026-11-23T09:00:00.000Z', segment });
  const { unmount } = render('/organizer/sending/5');
  expect(await screen.findByText('Кому: Заказчики · Омск · Не ответили на приглашения')).toBeVisible();
  expect(await screen.findByText('Письмо 120 · Колокольчик 148')).toBeVisible();
  expect(asked[0]?.segment).toEqual(segment);
  unmount();
  present = mailing({ state: 'sent', sent_at: NOW, total: 148, segment: {} });
  render('/organizer/sending/5');
  expect(await screen.findByText('Кому: Все активные')).toBeVisible();
  expect(screen.getByText('Обработано 0 из 148')).toBeVisible();
});

test('names an unknown placeholder instead of sending [ORG-08]', async () => {
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await user.type(screen.getByLabelText(/^Тема/), 'Встречи');
  await user.click(screen.getByLabelText(/^Текст/));
  await user.paste('Здравствуйте, {имя_}!');
  await press('Отправить: 148');
  expect(await screen.findByText('Нет подстановки {имя_}.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[ORG-14] inserts a placeholder at the cursor', async () => {
  render('/organizer/sending/new');
  await user.type(await screen.findByLabelText(/^Текст/), 'Ждём');
  await press(/^Вставить \{встречи\}/);
  expect(screen.getByLabelText(/^Текст/)).toHaveValue('Ждём{встречи}');
});

test('sends after a question and offers a minute to cancel [ORG-08]', async () => {
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  await press('Отправить: 148');
  const question = within(await screen.findByRole('dialog', { name: 'Отправить 148 компаниям?' }));
  expect(question.getByText(/Тема: «Встречи завтра»/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Уйдёт через \d+ с/)).toBeVisible();
  expect(written).toMatchObject([{ send_at: 'now', subject: 'Встречи завтра', client_id: expect.any(String) }]);
  api.answer('post', '/api/organizer/broadcasts/{id}/cancel', () => {
    present = mailing({ subject: 'Встречи завтра' });
    return present;
  });
  await press('Отменить отправку');
  expect(await screen.findByLabelText(/^Тема/)).toHaveValue('Встречи завтра');
});

test('repeats a lost send with the same client id [ORG-08]', async () => {
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  const ids: unknown[] = [];
  api.answer('post', '/api/organizer/broadcasts', ({ body }) => {
    ids.push((body as { client_id: string }).client_id);
    if (ids.length === 1) throw new Error('Ответ потерян');
    present = mailing({ state: 'scheduled', send_at: new Date(Date.parse(NOW) + 60_000).toISOString() });
    return present;
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press('Отправить: 148');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Уйдёт через/)).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test('asks for the password before a large mailing [ORG-08]', async () => {
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  const body = 'Подтвердите, что это вы: введите пароль.';
  api.fail('post', '/api/organizer/broadcasts', { status: 403, body, headers: { 'x-confirm': 'password' } });
  await press('Отправить: 148');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отправить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }));
  api.answer('post', '/api/organizer/confirm', { ok: true });
  takeWrites();
  await user.type(dialog.getByLabelText(/^Пароль/), 'password');
  await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByText(/Уйдёт через/)).toBeVisible();
  expect(written).toHaveLength(1);
});

test('refuses a time in the past before asking [ORG-08]', async () => {
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  await user.click(screen.getByRole('radio', { name: 'В назначенное время' }));
  await user.type(screen.getByLabelText(/^День/), '2026-11-22');
  await user.clear(screen.getByLabelText(/^Время/));
  await user.type(screen.getByLabelText(/^Время/), '11:00');
  await press('Отправить: 148');
  expect(await screen.findByText('Выберите время позже текущего.')).toBeVisible();
});

test('mails a draft to its author after saving it [ORG-08]', async () => {
  let tested = 0;
  api.answer('post', '/api/organizer/broadcasts/{id}/test', () => {
    tested += 1;
    return { ok: true };
  });
  render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  await press('Отправить себе');
  await waitFor(() => expect(tested).toBe(1));
  expect(written).toMatchObject([{ send_at: null, text: 'Ждём вас' }]);
});

test('keeps the text across a failure and a reload', async () => {
  api.fail('post', '/api/organizer/broadcasts', {
    status: 429,
    body: 'Слишком много изменений. Повторите через 30 с.',
  });
  const { unmount } = render('/organizer/sending/new');
  await screen.findByText('148 компаний');
  await fill();
  await press('Сохранить черновик');
  expect(await screen.findByText(/Слишком много изменений/)).toBeVisible();
  unmount();
  render('/organizer/sending/new');
  expect(await screen.findByLabelText(/^Текст/)).toHaveValue('Ждём вас');
});

test('shows another organizer’s version of the draft [ORG-10]', async () => {
  render('/organizer/sending/5');
  await user.type(await screen.findByLabelText(/^Текст/), ' Ждём.');
  const { progress: _, failed: __, ...saved } = mailing({ text: 'Совсем другое', version: 7 });
  const body = { message: 'Появились изменения.', current: saved, changed_by: { id: 2, name: 'Олег Сомов' } };
  api.fail('put', '/api/organizer/broadcasts/{id}', { status: 409, body });
  await press('Сохранить черновик');
  expect(await screen.findByText('Сохранено: Совсем другое')).toBeVisible();
  takeWrites();
  await press('Оставить моё');
  await waitFor(() => expect(written).toMatchObject([{ version: 7, text: 'Здравствуйте, {имя}! Ждём.' }]));
});

test('follows the progress and repeats failed e-mails [ORG-08]', async () => {
  present = mailing({
    state: 'sent',
    sent_at: NOW,
    total: 148,
    progress: {
      handled: 148,
      email: { waiting: 0, sent: 117, failed: 3, left_out: 28 },
      bell: 148,
      bot: { waiting: 0, sent: 0, failed: 0, left_out: 0 },
    },
    failed: [{ id: 9, company: 'Лель' }],
  });
  api.answer('post', '/api/organizer/broadcasts/{id}/retry', { count: 3 });
  const { container } = render('/organizer/sending/5');
  expect(await screen.findByText('отправлено 117 · не ушли 3 · не хотят получать 28')).toBeVisible();
  expect(screen.getByText('Не ушли письма: Лель')).toBeVisible();
  await expectNoAxeViolations(container);
  await act(() => press('Повторить неудавшиеся (3)'));
});

test('says that a mailing does not exist', async () => {
  api.fail('get', '/api/organizer/broadcasts/{id}', { status: 404 });
  render('/organizer/sending/99');
  expect(await screen.findByText('Такой рассылки нет.')).toBeVisible();
});

test('offers a retry when recipients cannot be counted', async () => {
  api.fail('post', '/api/organizer/broadcasts/preview', { status: 500 });
  api.answer('get', '/api/settings', fixtures.settings());
  render('/organizer/sending/new');
  expect(await screen.findByText(/Не удалось посчитать получателей/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});
