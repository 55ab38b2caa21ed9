import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { EventPage } from './EventPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const event: Schema<'OrganizerEvent'> = {
  name: 'Форум',
  datestart: '2026-11-21',
  dateend: '2026-11-28',
  venue: 'Экспоцентр',
  address: 'Павильон 2',
  version: 4,
};
const site: Schema<'OrganizerSite'> = {
  site: {
    managers: [{ name: 'Анна Петрова', phone: '+7 (900) 000-00-01', email: 'anna@vstrecha.example' }],
    rules: { url: 'https://vstrecha.example/rules' },
    banners: [],
  },
  versions: { managers: 1, rules: 1, banners: 0, privacy: 0 },
};
let saved: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  saved = [];
  api.configure({ privacyPolicyUrl: 'https://vstrecha.example/privacy' });
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', event);
  api.answer('get', '/api/organizer/overview', fixtures.overview({ attention: [{ kind: 'waiting', count: 7 }] }));
  api.answer('get', '/api/organizer/event', { event });
  api.answer('get', '/api/organizer/settings', { settings: fixtures.settings(), fixed: [] });
  api.answer('get', '/api/organizer/site', site);
  acceptEvent();
  api.answer('put', '/api/organizer/site/{name}', ({ path: { name = '' }, body }) => {
    const { client_id: _, version, ...part } = body as Schema<'SiteForm'>;
    saved.push({ path: name, body: { ...part, version } });
    return { site: { ...site.site, ...part }, versions: { ...site.versions, [name]: version + 1 } };
  });
});

/** The server accepts the event from now on. */
function acceptEvent() {
  api.answer('put', '/api/organizer/event', ({ body }) => {
    const { client_id: _, accept: __, ...form } = body as Schema<'OrganizerEventForm'>;
    saved.push({ path: 'event', body: body as Record<string, unknown> });
    return { event: { ...form, version: form.version + 1 } };
  });
}

const render = () => renderPage(<EventPage />, { address: '/organizer/event' });
const card = async (name: string) => within(await screen.findByRole('form', { name }));
const saveBar = () => screen.queryByRole('region', { name: 'Несохранённые изменения' });
const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test('saves the place of the event and hides the foot [ORG-07]', async () => {
  const { container } = render();
  const dates = await card('Даты и место');
  await card('Контакты менеджеров');
  await expectNoAxeViolations(container);
  expect(saveBar()).not.toBeInTheDocument();
  await retype(dates.getByLabelText('Площадка'), 'Сокольники');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ path: 'event', body: { venue: 'Сокольники', version: 4 } }]));
  await waitFor(() => expect(saveBar()).not.toBeInTheDocument());
  await retype(dates.getByLabelText('Площадка'), 'Крокус');
  await save();
  await waitFor(() => expect(saved[1]).toMatchObject({ body: { venue: 'Крокус', version: 5 } }));
});

test('[ORG-16] names the changes of all cards in one bar', async () => {
  const { container } = render();
  const dates = await card('Даты и место');
  await card('Контакты менеджеров');
  await retype(dates.getByLabelText('Название'), 'Большой форум');
  expect(saveBar()).toHaveTextContent('Изменено: название');
  await retype(dates.getByLabelText(/^Начало/), '20.11.2026');
  await retype(dates.getByLabelText(/^Конец/), '30.11.2026');
  await retype((await card('Политика обработки данных')).getByLabelText(/^Ссылка/), 'https://vstrecha.example/policy');
  expect(saveBar()).toHaveTextContent('Изменено: название, даты, политика обработки данных');
  await expectNoAxeViolations(container);
  await save();
  await waitFor(() => expect(saved.map(({ path }) => path).sort()).toEqual(['event', 'privacy']));
  await waitFor(() => expect(saveBar()).not.toBeInTheDocument());
  expect(screen.getByRole('form', { name: 'Политика обработки данных' })).toHaveFocus();
  await user.type(dates.getByLabelText('Название'), '!');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(screen.getByRole('form', { name: 'Даты и место' })).toHaveFocus();
  expect(dates.getByLabelText('Название')).toHaveValue('Большой форум');
  await user.type(dates.getByLabelText('Название'), ' года{Enter}');
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ body: { name: 'Большой форум года' } }));
});

test('refuses dates in the wrong order before sending [ORG-07]', async () => {
  render();
  const dates = await card('Даты и место');
  await retype(dates.getByLabelText(/^Конец/), '2026-11-20');
  await save();
  expect(await dates.findByText('Конец не может быть раньше начала.')).toBeVisible();
  expect(dates.getByLabelText(/^Конец/)).toHaveFocus();
  expect(saved).toEqual([]);
});

test('asks about meetings outside new dates before cancelling them [ORG-07]', async () => {
  const message = 'Вне новых дат останутся 14 встреч и 22 приглашения. Они отменятся, участники узнают.';
  api.fail('put', '/api/organizer/event', { status: 409, body: { message, meetings: 14, invitations: 22 } });
  render();
  const dates = await card('Даты и место');
  await retype(dates.getByLabelText(/^Конец/), '2026-11-25');
  await save();
  const question = within(await screen.findByRole('dialog', { name: 'Отменить встречи вне новых дат?' }));
  expect(question.getByText(message)).toBeVisible();
  api.fail('put', '/api/organizer/event', {
    status: 403,
    body: 'Подтвердите, что это вы: введите пароль.',
    headers: { 'x-confirm': 'password' },
  });
  api.answer('post', '/api/organizer/confirm', () => {
    acceptEvent();
    return { ok: true };
  });
  await user.click(question.getByRole('button', { name: 'Отменить их и сохранить' }));
  const password = within(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }));
  await user.type(password.getByLabelText(/^Пароль/, { selector: 'input' }), 'secret1{Enter}');
  await waitFor(() => expect(saved).toMatchObject([{ body: { accept: true, dateend: '2026-11-25' } }]));
  await waitFor(() => expect(saveBar()).not.toBeInTheDocument());
});

test('shows both versions after another organizer’s change [ORG-10]', async () => {
  const body = {
    message: 'Пока вы редактировали, появились изменения.',
    current: { ...event, venue: 'Манеж', version: 9 },
    changed_by: { id: 3, name: 'Анна Петрова' },
    changed_at: '2026-11-22T11:02:00.000Z',
  };
  api.fail('put', '/api/organizer/event', { status: 409, body });
  render();
  const dates = await card('Даты и место');
  await retype(dates.getByLabelText('Площадка'), 'Сокольники');
  await save();
  expect(await dates.findByText(/появились изменения \(Анна Петрова/)).toBeVisible();
  expect(dates.getByText('Сохранено: Манеж')).toBeVisible();
  expect(dates.getByText('У вас: Сокольники')).toBeVisible();
  acceptEvent();
  await user.click(dates.getByRole('button', { name: 'Оставить моё' }));
  await waitFor(() => expect(saved[0]).toMatchObject({ body: { venue: 'Сокольники', version: 9 } }));
  await waitFor(() => expect(dates.queryByText('У вас: Сокольники')).not.toBeInTheDocument());
});

test('keeps typed text after a failure and a reload', async () => {
  api.fail('put', '/api/organizer/event', { status: 500 });
  const { unmount } = render();
  const dates = await card('Даты и место');
  await retype(dates.getByLabelText('Площадка'), 'Сокольники');
  await save();
  expect(await dates.findByRole('alert')).toHaveTextContent('Не сохранено: Непредвиденная ошибка!');
  unmount();
  render();
  expect((await card('Даты и место')).getByLabelText('Площадка')).toHaveValue('Сокольники');
});

test('asks before switching the catalogue off [ORG-07]', async () => {
  api.answer('put', '/api/organizer/settings', ({ body }) => {
    saved.push({ path: 'settings', body: body as Record<string, unknown> });
    return { settings: fixtures.settings({ catalog_status: false }), fixed: [] };
  });
  render();
  const box = await screen.findByRole('switch', { name: 'Каталог' });
  expect(box).toHaveAccessibleDescription('Участники находят компании и приглашают их на встречи.');
  await user.click(box);
  const question = within(await screen.findByRole('dialog', { name: 'Выключить «Каталог»?' }));
  expect(question.getByText('Каталог исчезнет из меню у 153 компаний.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Выключить' }));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(saved).toMatchObject([{ body: { name: 'catalog_status', value: false } }]);
});

test('offers to activate waiting companies without premoderation [ORG-03] [ORG-07]', async () => {
  const on = fixtures.settings({ premoderation_status: true });
  let isActivated = false;
  api.answer('get', '/api/organizer/settings', { settings: on, fixed: [] });
  api.answer('put', '/api/organizer/settings', { settings: fixtures.settings(), fixed: [] });
  api.answer('post', '/api/organizer/participants/activate', ({ body }) => {
    isActivated = true;
    expect(body).toMatchObject({ bulk: { filter: { state: 'waiting' }, except: [], expected: 7 } });
    return { done: 7, refused: [] };
  });
  render();
  await user.click(await screen.findByRole('switch', { name: 'Проверять новые компании' }));
  await user.click(await screen.findByRole('button', { name: 'Выключить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Активировать ожидающих?' }));
  expect(question.getByText('7 компаний всё ещё ждут. Активировать их?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Активировать' }));
  await waitFor(() => expect(isActivated).toBe(true));
});

test('explains a switch that the server’s start holds [ORG-07]', async () => {
  api.answer('get', '/api/organizer/settings', { settings: fixtures.settings(), fixed: ['sending_status'] });
  render();
  const box = await screen.findByRole('switch', { name: 'Рассылка участников' });
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toHaveAccessibleDescription('Задано при запуске сервера.');
  await user.click(box);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(box).toBeChecked();
});

test('adds a manager and requires a phone or an e-mail [ORG-07]', async () => {
  render();
  const contacts = await card('Контакты менеджеров');
  await user.click(contacts.getByRole('button', { name: 'Добавить менеджера' }));
  const second = within(contacts.getByRole('group', { name: 'Менеджер 2' }));
  await user.type(second.getByLabelText(/^Имя/), 'Олег Сомов');
  await save();
  expect(await second.findByText('Укажите телефон или почту.')).toBeVisible();
  await user.type(second.getByLabelText('Почта'), 'oleg@vstrecha.example');
  await user.click(contacts.getByRole('button', { name: 'Поднять выше: Менеджер 2' }));
  await save();
  await waitFor(() =>
    expect(saved).toMatchObject([
      { path: 'managers', body: { managers: [{ name: 'Олег Сомов' }, { name: 'Анна Петрова' }], version: 1 } },
    ]),
  );
});

test('keeps rules as text instead of a link [ORG-07]', async () => {
  render();
  const rules = await card('Правила участия');
  await user.click(rules.getByRole('radio', { name: 'Текстом здесь' }));
  await user.type(rules.getByLabelText(/^Текст правил/), 'Приходите вовремя.');
  await save();
  await waitFor(() =>
    expect(saved).toMatchObject([{ path: 'rules', body: { rules: { text: 'Приходите вовремя.' } } }]),
  );
});

test('refuses script addresses in the privacy policy', async () => {
  render();
  const privacy = await card('Политика обработки данных');
  expect(privacy.getByLabelText(/^Ссылка/)).toHaveValue('https://vstrecha.example/privacy');
  await retype(privacy.getByLabelText(/^Ссылка/), 'javascript:alert(1)');
  await save();
  expect(await privacy.findByText('Введите адрес, который начинается с https:// или http://.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('requires an image for a banner and refuses large ones [ORG-07]', async () => {
  render();
  const banners = await card('Баннеры заказчикам');
  await user.click(banners.getByRole('button', { name: 'Добавить баннер' }));
  await user.type(banners.getByLabelText(/^Ссылка/), 'https://partner.example/');
  await user.type(banners.getByLabelText(/^Подпись/), 'Партнёр');
  await save();
  expect(await banners.findByText('Загрузите картинку.')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const large = new File([new Uint8Array(1_048_577)], 'large.png', { type: 'image/png' });
  await user.upload(input, large);
  expect(await banners.findByText(/Картинка больше 1 МБ/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('shows the other cards when the switches fail to load', async () => {
  api.fail('get', '/api/organizer/settings', { status: 500 });
  render();
  expect(await screen.findByText(/Не удалось загрузить переключатели/)).toBeVisible();
  await card('Даты и место');
  await card('Баннеры заказчикам');
});
