import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { COMPANY, EVENT, MONDAY, TODAY, TUESDAY, useInviteScene } from '#testing/useInviteScene';
import { texts } from '../texts';
import { InviteCalendar } from './InviteCalendar';

const { api, scene } = useInviteScene();
// Looking up dozens of slots by accessible name is slow on a busy machine.

const open = (props: { isPreview?: boolean } = {}) => renderPage(<InviteCalendar userId={COMPANY} {...props} />);
const grid = (day = 'Понедельник, 23 ноября 2026') => screen.findByRole('group', { name: `Слоты: ${day}` });
const slot = async (point: string, day?: string) =>
  within(await grid(day)).getByRole('button', { name: new RegExp(`^${point}`) });
const showDay = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: 'Пригласить на встречу' });

test('opens on the first day with common slots [PART-01]', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'Встретиться с компанией' });
  expect(section).toHaveAttribute('id', 'meet');
  expect(section).toHaveTextContent('GMT +03:00');
  expect(await grid()).toBeVisible();
  expect(screen.getByText(/^Понедельник, 23/)).toHaveTextContent('Понедельник, 23 ноября 2026 · общих слотов: 2');
  const days = within(screen.getByRole('group', { name: 'Дни мероприятия' })).getAllByRole('button');
  expect(days.map((day) => day.textContent)).toEqual([
    expect.stringMatching(/22–.*общих слотов: 0$/),
    expect.stringMatching(/232.*общих слотов: 2$/),
    expect.stringMatching(/241.*общих слотов: 1$/),
  ]);
  await expectNoAxeViolations(document.body);
});

test('describes each slot for both companies', async () => {
  scene.incoming = [fixtures.invitation({ id: 31, user_id: 5, company: 'Парус', date: MONDAY, point: '14:30' })];
  open();
  const names = within(await grid())
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual([
    '10:00компания недоступна',
    '13:00компания свободнане ваши часы',
    '13:30компания свободна',
    '14:00компания свободна, у вас встреча: Золотая пуговицау вас встреча',
    '14:30компания свободна, у вас приглашение: Парусу вас приглашение',
    '15:00компания занятазанято',
  ]);
  const legend = within(screen.getByRole('list', { name: 'Обозначения' })).getAllByRole('listitem');
  expect(legend.map((entry) => entry.textContent)).toEqual([
    'свободны оба',
    'у вас встреча',
    'у вас приглашение',
    'не ваши часы',
    'занято',
    'компания недоступна',
  ]);
});

test('keeps a failing invitation in its row [NET-03]', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const invited = texts.invitedYou;
  jest.spyOn(texts, 'invitedYou').mockImplementation((day, point) => {
    if (point === '14:00') throw new Error('The row cannot be drawn.');
    return invited(day, point);
  });
  scene.incoming = ['14:00', '14:30'].map((point, id) =>
    fixtures.invitation({ id, user_id: COMPANY, date: MONDAY, point }),
  );
  open();
  const rows = within(await screen.findByRole('list', { name: 'Приглашения с этой компанией' })).getAllByRole(
    'listitem',
  );
  expect(within(rows[0]!).getByRole('alert')).toHaveTextContent('Не удалось показать.');
  expect(within(rows[1]!).getByRole('button', { name: /^Принять: / })).toBeVisible();
});

test('explains why a slot with another meeting is disabled', async () => {
  open();
  await userEvent.click(await slot('14:00'));
  expect(await screen.findByRole('dialog', { name: 'Почему недоступно' })).toHaveTextContent(
    'В 14:00 у вас встреча: Золотая пуговица. Перенесите её или выберите другое время.',
  );
  expect(dialog()).not.toBeInTheDocument();
});

test('does not offer past slots', async () => {
  open();
  await showDay(/воскресенье, 22 ноября/);
  expect(await screen.findByRole('list', { name: 'Слоты: Сегодня' })).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});

test('opens on the company’s first free day without common time', async () => {
  scene.own = { [TODAY]: 'bbbbbb', [MONDAY]: 'bbbbbb', [TUESDAY]: 'bbbbbb' };
  open();
  expect(await grid()).toBeVisible();
  expect(
    screen.getByText('Общего свободного времени нет: ниже время компании, которое у вас отмечено нерабочим.'),
  ).toBeVisible();
  const nearest = screen.getByRole('button', { name: 'Ближайшее общее время' });
  expect(nearest).toHaveAccessibleDescription('Общего свободного времени нет');
  await userEvent.click(await slot('13:30'));
  expect(dialog()).toHaveTextContent('У вас это нерабочее время.');
});

test('links to the chat when the company has no time', async () => {
  scene.theirs = { [TODAY]: 'bbbbbb', [MONDAY]: 'bbbbmm', [TUESDAY]: 'bbbbbb' };
  open();
  expect(await screen.findByText('У компании не осталось свободного времени. Напишите сообщение.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать сообщение' })).toHaveAttribute('href', '/messages/2');
});

test('opens the dialog for the nearest common time', async () => {
  open();
  await showDay(/вторник, 24 ноября/);
  await grid('Вторник, 24 ноября 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Ближайшее общее время' }));
  expect(dialog()).toHaveTextContent('пн, 23.11.2026, 13:30');
  await userEvent.keyboard('{Escape}');
  expect(await grid()).toBeVisible();
});

test('limits how many days load in parallel', async () => {
  api.answer('get', '/api/event', { ...EVENT, dateend: '2026-12-04' });
  let underWay = 0;
  let most = 0;
  const release: (() => void)[] = [];
  api.answer('get', '/api/points', async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => release.push(resolve));
    underWay -= 1;
    return { points: [{ point: '13:30', status: 'AVAILABLE' as const, link: null }] };
  });
  open();
  // Thirteen days with two calls each.
  for (let answered = 0; answered < 26; answered += 1) {
    await waitFor(() => expect(release.length).toBeGreaterThan(answered));
    release[answered]?.();
  }
  expect(await screen.findByRole('button', { name: /пятница, 4 декабря, общих слотов: 1/ })).toBeVisible();
  expect(most).toBe(8);
});

test('withdraws sent invitations [INV-06]', async () => {
  scene.outgoing = [fixtures.invitation({ id: 41, user_id: COMPANY, date: MONDAY, point: '13:30' })];
  scene.incoming = [fixtures.invitation({ id: 42, user_id: COMPANY, date: MONDAY, point: '14:30' })];
  api.answer('delete', '/api/invite/{id}', ({ path }) => {
    scene.outgoing = scene.outgoing.filter(({ id }) => id !== Number(path.id));
    return { ok: true };
  });
  open();
  const invitations = await screen.findByRole('list', { name: 'Приглашения с этой компанией' });
  expect(invitations).toHaveTextContent('Вы пригласили на пн, 23.11.2026, 13:30. Ждём ответа.');
  expect(invitations).toHaveTextContent('Вас пригласили на пн, 23.11.2026, 14:30.');
  await showDay(/понедельник, 23 ноября/);
  await userEvent.click(await slot('13:30'));
  expect(
    within(invitations)
      .getByText(/Вы пригласили на/)
      .closest('li'),
  ).toHaveFocus();
  expect(dialog()).not.toBeInTheDocument();

  await userEvent.click(
    within(invitations).getByRole('button', { name: 'Отменить приглашение: пн, 23.11.2026, 13:30' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }));
  await waitFor(() => expect(invitations).not.toHaveTextContent('13:30'));
  expect(await slot('13:30')).toHaveTextContent('13:30компания свободна');
});

test('decides on received invitations in the calendar’s head [INV-05]', async () => {
  const received = fixtures.invitation({ id: 42, user_id: COMPANY, date: MONDAY, point: '14:30' });
  scene.incoming = [received, { ...received, id: 43, point: '13:30' }];
  open();
  const invitations = await screen.findByRole('list', { name: 'Приглашения с этой компанией' });
  await userEvent.click(within(invitations).getByRole('button', { name: 'Отклонить: пн, 23.11.2026, 14:30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отклонить' }));
  await waitFor(() => expect(invitations).not.toHaveTextContent('14:30'));
  expect(scene.rejected).toEqual([42]);

  await userEvent.click(within(invitations).getByRole('button', { name: 'Принять: пн, 23.11.2026, 13:30' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Предложить другое время' }));
  expect(await screen.findByRole('dialog', { name: 'Предложить другое время' })).toBeVisible();
});

test('decides on an invitation although inviting is not possible', async () => {
  scene.target = fixtures.participant({ id: COMPANY, only_chat: true });
  scene.incoming = [fixtures.invitation({ id: 42, user_id: COMPANY, date: MONDAY, point: '14:30' })];
  open();
  expect(await screen.findByRole('button', { name: 'Отклонить: пн, 23.11.2026, 14:30' })).toBeVisible();
});

// The event runs from the 21st to the 24th, so inviting opens on the 14th at midnight in Moscow.
const WHEN = {
  'before the window': { now: 'Fri, 13 Nov 2026 20:59:00 GMT', says: /ещё не началось.*можно с 14\.11\.2026/ },
  'first minute': { now: 'Fri, 13 Nov 2026 21:01:00 GMT', says: undefined },
  'during the event': { now: 'Sun, 22 Nov 2026 09:00:00 GMT', says: undefined },
  'last minutes': { now: 'Tue, 24 Nov 2026 20:59:00 GMT', says: undefined },
  'after the event': { now: 'Tue, 24 Nov 2026 21:01:00 GMT', says: /завершилось, встречу назначить нельзя/ },
} as const;

test.each(Object.entries(WHEN))('allows inviting or explains why not: %s [PART-04]', async (_name, { now, says }) => {
  noteServerDate(now);
  open();
  if (says) {
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Написать сообщение' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Дни мероприятия' })).not.toBeInTheDocument();
  } else expect(await screen.findByRole('group', { name: 'Дни мероприятия' })).toBeVisible();
});

test.each([
  ['chat-only', { only_chat: true }, /предпочитает общение в чате.*напишите сообщение/, true],
  ['blocked', { is_blocked: true }, 'Данный пользователь заблокирован.', false],
  ['same-type', { type: 'Поставщик' as const }, /компанию своего типа пригласить нельзя/, false],
])('explains why a %s company cannot be invited [PART-04]', async (_name, part, says, canWrite) => {
  scene.target = fixtures.participant({ id: COMPANY, ...part });
  open();
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Написать сообщение' })).toHaveLength(canWrite ? 1 : 0);
  expect(screen.queryByRole('group', { name: 'Дни мероприятия' })).not.toBeInTheDocument();
  expect(scene.asked).toEqual([]);
});

test('distinguishes a missing event from a failure [PART-04]', async () => {
  api.fail('get', '/api/event', { status: 404, body: 'Сейчас нет активного мероприятия.' });
  const { unmount } = open();
  expect(await screen.findByText('Сейчас нет мероприятия, встречу назначить нельзя.')).toBeVisible();
  unmount();
  api.fail('get', '/api/event', 'network');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить календарь.');
  api.answer('get', '/api/event', EVENT);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await grid()).toBeVisible();
});

test('shows chat-only users the company’s time, linked to /meetings [PART-06]', async () => {
  scene.viewer = fixtures.currentUser({ id: 1, only_chat: true });
  const { location } = open();
  expect(await screen.findByText(/Вы общаетесь только в чате/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить в профиле' })).toHaveAttribute('href', '/profile/edit#meetings');
  expect(screen.queryByRole('button', { name: 'Ближайшее общее время' })).not.toBeInTheDocument();
  const free = await slot('14:00');
  expect(free).toHaveTextContent('14:00компания свободна');
  await userEvent.click(free);
  expect(location()).toBe('/meetings');
  expect(dialog()).not.toBeInTheDocument();
});

/**
 * Effect of clicking each of Monday's slots: 13:00 is BLOCKED, 13:30 AVAILABLE, 15:00 ASSIGNED, 14:30 a meeting of the
 * two.
 */
const PRESSES = {
  invite: { BLOCKED: 'nothing', AVAILABLE: 'dialog', ASSIGNED: '/meetings', OURS: '/meetings?date=2026-11-23' },
  'read-only': {
    BLOCKED: '/meetings',
    AVAILABLE: '/meetings',
    ASSIGNED: '/meetings',
    OURS: '/meetings?date=2026-11-23',
  },
  preview: { BLOCKED: 'nothing', AVAILABLE: 'nothing', ASSIGNED: 'nothing', OURS: 'nothing' },
} as const;
const POINTS = { BLOCKED: '13:00', AVAILABLE: '13:30', ASSIGNED: '15:00', OURS: '14:30' } as const;

const cells = Object.entries(PRESSES).flatMap(([mode, row]) =>
  Object.entries(row).map(([status, does]) => ({ mode, status: status as keyof typeof POINTS, does })),
);

test.each(cells)('$mode × $status: $does [PART-05]', async ({ mode, status, does }) => {
  scene.theirs = { [MONDAY]: 'bbffmm' };
  scene.own = { [MONDAY]: 'bbfbmb' };
  scene.companies = { [MONDAY]: [{ point: '14:30', company: 'Северный ветер', company_id: COMPANY, is_move: false }] };
  if (mode === 'read-only') scene.viewer = fixtures.currentUser({ id: 1, only_chat: true });
  const { location } = open({ isPreview: mode === 'preview' });
  const day = await screen.findByRole(mode === 'preview' ? 'list' : 'group', { name: /^Слоты: Понедельник/ });
  await userEvent.click(within(day).getByText(POINTS[status]));
  expect(dialog() !== null).toBe(does === 'dialog');
  expect(location()).toBe(does === 'dialog' || does === 'nothing' ? '/' : does);
});

test('is inert in the preview of the own page [PART-05]', async () => {
  scene.target = fixtures.participant({ id: 1, type: 'Поставщик' });
  renderPage(<InviteCalendar userId={1} isPreview />);
  const slots = await screen.findByRole('list', { name: 'Слоты: Понедельник, 23 ноября 2026' });
  expect(within(slots).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Дни мероприятия' }).closest('[inert]')).not.toBeNull();
});

test('offers a retry for a day that fails', async () => {
  api.answer('get', '/api/points', ({ query }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a handler of the fake network throws is its answer
    if (query.get('date') === MONDAY) throw new Response('', { status: 500 });
    return { points: [{ point: '13:30', status: 'AVAILABLE' as const, link: null }] };
  });
  open();
  await showDay(/понедельник, 23 ноября/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить слоты этого дня.');
  api.answer('get', '/api/points', { points: [{ point: '13:30', status: 'AVAILABLE' as const, link: null }] });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await slot('13:30')).toBeVisible();
});
