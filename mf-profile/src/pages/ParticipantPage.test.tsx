import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { todayInMoscow } from 'shared-api/time';
import { FilledSlots } from 'shared-ui/testing';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { ParticipantPage } from './ParticipantPage';

const api = useFakeApi();

/** Stub of the other remotes: each widget prints its name and props. */
const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};

/** The page under its route, below a parent that sets the document title like the shell. */
function Shell() {
  const { pathname } = useLocation();
  const isParticipant = pathname.startsWith('/profile/');
  useLayoutEffect(() => {
    document.title = isParticipant ? 'Страница участника' : 'Новости';
  }, [isParticipant]);
  return (
    <>
      <Link to="/profile/2">второй</Link>
      <Link to="/profile/3">третий</Link>
      <Link to="/news">новости</Link>
      <Routes>
        <Route path="/profile/:id" element={<ParticipantPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const open = (id: string, widgets = loader) =>
  renderPage(
    <WidgetLoaderContext value={widgets}>
      <Shell />
    </WidgetLoaderContext>,
    { address: `/profile/${id}` },
  );

beforeEach(() => {
  localStorage.clear();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/user/{id}', ({ path }) =>
    fixtures.participant({
      id: Number(path.id),
      type: path.id === '3' ? 'Поставщик' : 'Заказчик',
      company: `Компания ${path.id}`,
    }),
  );
  api.answer('get', '/api/event', { datestart: todayInMoscow(), dateend: todayInMoscow() });
  api.answer('get', '/api/photos', { photos: [] });
  api.answer('get', '/api/files', { files: [] });
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

test('shows the participant’s card with a chat link [PART-01] [CARD-02] [ROUTE-10]', async () => {
  open('2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Компания 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать сообщение' })).toHaveAttribute('href', '/messages/2');
});

test('shows the invite calendar and an existing meeting [PART-01]', async () => {
  open('2');
  expect(await screen.findByText('mf_meetings/MeetingStrip {"userId":2,"isMeetingOnly":true}')).toBeInTheDocument();
  expect(await screen.findByText('mf_meetings/InviteCalendar {"userId":2}')).toBeVisible();
});

test('shows widgets of other remotes in its side slot [TEAM-04] [TEAM-15]', async () => {
  renderPage(
    <FilledSlots>
      <Shell />
    </FilledSlots>,
    { address: '/profile/2' },
  );
  expect(await screen.findByText('participant-page.side {"userId":2}')).toBeVisible();
});

test('keeps the card when the calendar fails to load [FED-02]', async () => {
  open('2', { load: () => Promise.reject(new Error('down')) });
  expect(await screen.findByRole('heading', { name: 'Компания 2' })).toBeVisible();
  expect(await screen.findByText('Не удалось загрузить: Встретиться с компанией.')).toBeVisible();
});

test('titles the document by participant type, also from cache [PART-03] [FIRST-04]', async () => {
  open('2');
  expect(await screen.findByText('Страница заказчика')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Компания 2 — Страница заказчика — Встреча'));
  await userEvent.click(screen.getByRole('link', { name: 'третий' }));
  await waitFor(() => expect(document.title).toBe('Компания 3 — Страница поставщика — Встреча'));
  await userEvent.click(screen.getByRole('link', { name: 'второй' }));
  await waitFor(() => expect(document.title).toBe('Компания 2 — Страница заказчика — Встреча'));
  await userEvent.click(screen.getByRole('link', { name: 'новости' }));
  expect(document.title).toBe('Новости');
});

test('redirects the own id without fetching the participant [ROUTE-10]', async () => {
  api.answer('get', '/api/user/{id}', () => {
    throw new Error('Nobody should ask for the own profile as a participant’s.');
  });
  const { location } = open('1');
  await waitFor(() => expect(location()).toBe('/profile'));
});

test('redirects an administrator’s id to the own page [ROUTE-10]', async () => {
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 9, is_admin: true, company: 'Администрация' }));
  const { location } = open('9');
  await waitFor(() => expect(location()).toBe('/profile'));
  expect(screen.queryByText('Администрация')).not.toBeInTheDocument();
});

test('links to the catalogue when the participant is unknown [PART-02]', async () => {
  api.fail('get', '/api/user/{id}', { status: 404, body: 'Участник не найден.' });
  open('77');
  expect(await screen.findByText('Участник не найден.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test.each(['abc', '0', '1e3', '99999999999'])(
  'shows «not found» for the id «%s» without a request [PART-02]',
  async (id) => {
    api.answer('get', '/api/user/{id}', () => {
      throw new Error('Nobody should be asked.');
    });
    open(id);
    expect(await screen.findByText('Участник не найден.')).toBeVisible();
  },
);

test.each(['network', { status: 500 }, { status: 403, body: 'Нет доступа.' }] as const)(
  'offers a retry for other failures (%p) [PART-02]',
  async (failure) => {
    api.fail('get', '/api/user/{id}', failure);
    open('2');
    expect(await screen.findByText('Участник не найден.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Перейти в каталог' })).not.toBeInTheDocument();
    api.answer('get', '/api/user/{id}', fixtures.participant({ company: 'Компания 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Компания 2' })).toBeVisible();
  },
);

test('retries both requests when the current user fails to load [PART-02]', async () => {
  api.fail('get', '/api/user', 'network');
  open('2');
  expect(await screen.findByText('Участник не найден.')).toBeVisible();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Компания 2' })).toBeVisible();
});

test('shows only a notice for a blocked participant [PART-02]', async () => {
  api.answer('get', '/api/user/{id}', fixtures.participant({ is_blocked: true, company: 'Северный ветер' }));
  open('2');
  expect(await screen.findByText('Данный пользователь заблокирован.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  expect(screen.queryByText(/InviteCalendar|Северный ветер/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Написать сообщение' })).not.toBeInTheDocument();
});

const actions = async () => within(await screen.findByRole('region', { name: 'Связаться с компанией' }));

test('«Встретиться» focuses the calendar’s first button [PART-01]', async () => {
  open('2', { load: () => Promise.resolve({ default: () => <button>Ближайшее общее время</button> }) });
  await userEvent.click((await actions()).getByRole('button', { name: 'Встретиться' }));
  expect(screen.getByRole('button', { name: 'Ближайшее общее время' })).toHaveFocus();
});

test.each([
  ['the company only chats', { only_chat: true }, {}, undefined, /предпочитает общение в чате/],
  ['the viewer only chats', {}, { only_chat: true }, undefined, /Вы общаетесь только в чате/],
  [
    'the event is over',
    {},
    {},
    { datestart: '2020-01-01', dateend: '2020-01-02' },
    'Мероприятие завершилось, встречу назначить нельзя.',
  ],
])('«Встретиться» explains why it is unavailable: %s [PART-04]', async (_, target, viewer, event, reason) => {
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, ...viewer }));
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 2, ...target }));
  if (event) api.answer('get', '/api/event', event);
  open('2');
  const meet = (await actions()).getByRole('button', { name: 'Встретиться' });
  await waitFor(() => expect(meet).toHaveAccessibleDescription(reason));
  expect(meet).toHaveAttribute('aria-disabled', 'true');
  expect((await actions()).getByRole('link', { name: 'Написать сообщение' })).toHaveAttribute('href', '/messages/2');
});

/** Stub of a meeting that is agreed. */
function Agreed({ onMeetingChange }: { onMeetingChange?: (hasMeeting: boolean) => void }) {
  useLayoutEffect(() => onMeetingChange?.(true), [onMeetingChange]);
  return null;
}

test('fills the button to write once a meeting is agreed [PART-01]', async () => {
  const { unmount } = open('2');
  const look = async (role: 'button' | 'link', name: string) => (await actions()).getByRole(role, { name }).className;
  const filled = await look('button', 'Встретиться');
  const plain = await look('link', 'Написать сообщение');
  unmount();
  open('2', { load: () => Promise.resolve({ default: Agreed }) });
  await waitFor(async () => expect(await look('button', 'Встретиться')).not.toBe(filled));
  expect(await look('link', 'Написать сообщение')).not.toBe(plain);
});

test('copies the page’s link and shows visible contacts [PART-01]', async () => {
  api.answer(
    'get',
    '/api/user/{id}',
    fixtures.participant({ id: 2, phone: '+7 (921) 000-11-22', email: 'a@veter.example' }),
  );
  const user = userEvent.setup();
  open('2');
  await user.click((await actions()).getByRole('button', { name: 'Скопировать ссылку на страницу' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/profile/2`);
  expect((await actions()).getByRole('link', { name: /^Позвонить/ })).toHaveAttribute('href', 'tel:+79210001122');
  expect((await actions()).getByRole('link', { name: /^Написать на почту/ })).toHaveAttribute(
    'href',
    'mailto:a@veter.example',
  );
});

test('loads gallery and files, each with its own retry [PART-01] [OWN-04] [OWN-05]', async () => {
  api.answer('get', '/api/photos', ({ query }) => ({ photos: [fixtures.photo({ id: Number(query.get('user_id')) })] }));
  api.fail('get', '/api/files', 'network');
  open('2');
  const photo = await screen.findByRole('button', { name: 'Открыть: Изображение 1' });
  const files = within(screen.getByRole('region', { name: 'Файлы компании' }));
  expect(await files.findByRole('alert')).toHaveTextContent('Не удалось загрузить файлы компании.');
  api.answer('get', '/api/files', ({ query }) => ({
    files: [fixtures.companyFile({ id: Number(query.get('user_id')) })],
  }));
  await userEvent.click(files.getByRole('button', { name: 'Повторить' }));
  expect(await files.findByRole('link', { name: 'Скачать: Прайс.pdf' })).toHaveAttribute(
    'href',
    '/api/files/2/download',
  );
  await userEvent.click(photo);
  expect(await screen.findByRole('dialog', { name: 'Галерея изображений' })).toBeVisible();
});

test('keeps favourite and private note on this device', async () => {
  const { unmount } = open('2');
  const star = await screen.findByRole('button', { name: 'В избранное: Компания 2' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  const note = screen.getByRole('textbox', { name: 'Заметка о компании' });
  expect(note).toHaveAccessibleDescription('Только на этом устройстве.');
  await userEvent.click(note);
  await userEvent.paste('Просят каталог до пятницы.');
  unmount();

  open('2');
  expect(await screen.findByRole('button', { name: 'В избранное: Компания 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('textbox', { name: 'Заметка о компании' })).toHaveValue('Просят каталог до пятницы.');
});

test('goes on with a note that another device changed', async () => {
  const { unmount } = open('2');
  const note = await screen.findByRole('textbox', { name: 'Заметка о компании' });
  await userEvent.click(note);
  await userEvent.paste('Каталог ');
  expect(note).toHaveValue('Каталог ');
  localStorage.setItem('vstrecha.marks.1', '{"favourites":[],"notes":[[2,"Каталог и образцы"]]}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.marks.1' })));
  expect(note).toHaveValue('Каталог и образцы');
  await userEvent.type(note, ', до среды');
  unmount();
  open('2');
  expect(await screen.findByRole('textbox', { name: 'Заметка о компании' })).toHaveValue('Каталог и образцы, до среды');
});

test('keeps a typed note that cannot be stored', async () => {
  open('2');
  const note = await screen.findByRole('textbox', { name: 'Заметка о компании' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(note);
  await userEvent.paste('Каталог');
  full.mockRestore();
  expect(note).toHaveAccessibleDescription(/Не удалось сохранить: браузер не даёт места\./);
  await userEvent.tab();
  expect(note).toHaveValue('Каталог');
});

test('shows why the company suits only on a match', async () => {
  const lamps = { id: 5, value: 'Светильники' };
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, type: 'Поставщик', activity: [lamps] }));
  api.answer('get', '/api/user/{id}', ({ path }) =>
    fixtures.participant({
      id: Number(path.id),
      type: 'Заказчик',
      activity: path.id === '2' ? [lamps, { id: 6, value: 'Зонты' }] : [],
    }),
  );
  open('2');
  await userEvent.click(await screen.findByRole('button', { name: /^Подходит: тематика 1 из 2/ }));
  expect(screen.getByRole('dialog', { name: 'Почему подходит' })).toHaveTextContent(
    'Из того, что ищет компания, вы предлагаете 1 из 2: Светильники.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'третий' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Подходит/ })).not.toBeInTheDocument());
});
