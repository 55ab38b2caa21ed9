import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { useInvitationsCount } from 'shared-api/invitations';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import {
  invitationOf,
  listHeader,
  listSection,
  manyInvitations,
  showOnPhone,
  useInvitationsScene,
} from '#testing/useInvitationsScene';
import { InvitationsPage } from './InvitationsPage';

// InvitationsPage.test.tsx shows the page on servers without states of lists.
const { api, scene, lists } = useInvitationsScene(['invitation_lists']);

const RECEIVED = 'Вас приглашают на встречу';
const SENT = 'Мои заявки на встречу';

/** Companies of a list in the order of its rows. */
const companiesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

const soon = { date: '2026-11-22', point: '14:00' };
const later = { date: '2026-11-28', point: '12:30' };

function Badge() {
  return <p>В меню: {useInvitationsCount(true).data}</p>;
}

const open = (address = '/invitations') =>
  renderPage(
    <>
      <Badge />
      <InvitationsPage />
    </>,
    { address },
  );

test('lists open invitations first, soonest first, in both directions [REQ-01]', async () => {
  const open1 = [
    fixtures.invitation({ id: 3, company: 'Потом', ...later }),
    fixtures.invitation({ id: 2, company: 'Решено', status: 'REJECTED', ...soon }),
    fixtures.invitation({ id: 1, company: 'Скоро', ...soon }),
  ];
  lists.incoming0 = open1;
  lists.outgoing0 = open1.map((each) => ({ ...each, id: each.id + 10, company: `${each.company} свой` }));
  const { container } = open();
  await invitationOf('Скоро');
  expect(companiesIn(RECEIVED)).toEqual(['Скоро', 'Потом']);
  expect(companiesIn(SENT)).toEqual(['Скоро свой', 'Потом свой']);
  expect(within(listSection(RECEIVED)).getByRole('heading', { name: 'Решённые 1' })).toBeVisible();
  expect(companiesIn(`Решённые: ${RECEIVED}`)).toEqual(['Решено']);
  await screen.findAllByText(/^Подходит/);
  await expectNoAxeViolations(container);
});

test('finds the soonest invitation on the server’s last page [REQ-01]', async () => {
  lists.incoming0 = [
    ...Array.from({ length: 120 }, (_, index) =>
      fixtures.invitation({ id: 200 - index, company: `Старая ${index}`, status: 'REJECTED' }),
    ),
    fixtures.invitation({ id: 1, company: 'Скоро', ...soon }),
  ];
  open();
  expect(await screen.findByRole('link', { name: 'Скоро' })).toBeVisible();
  expect(screen.getByRole('button', { name: `${RECEIVED} 1` })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Решённые 120' })).toBeVisible();
});

test('head, lead and badge show one number without expired [REQ-01]', async () => {
  // The server's count is older than the list.
  api.answer('get', '/api/invitations/count', { count: 5 });
  lists.incoming0 = [
    fixtures.invitation({ id: 1, company: 'Скоро', ...soon }),
    fixtures.invitation({ id: 2, company: 'Потом', ...later }),
    fixtures.invitation({ id: 3, company: 'Прошло', date: '2026-11-22', point: '11:00' }),
  ];
  open();
  expect(await screen.findByRole('link', { name: 'Ждут вашего решения: 2' })).toBeVisible();
  expect(screen.getByText(/скоро истекут: 1/)).toBeVisible();
  expect(listHeader(RECEIVED)).toHaveAccessibleName(`${RECEIVED} 2`);
  expect(await screen.findByText('В меню: 2')).toBeVisible();
});

test('keeps the place of a row decided now [REQ-01]', async () => {
  const rows = manyInvitations(3);
  lists.incoming0 = rows.toReversed();
  api.answer('put', '/api/invite/{id}', ({ path }) => {
    lists.incoming0 = lists.incoming0.map((each) =>
      each.id === Number(path.id) ? { ...each, status: 'REJECTED', reason: 'Нет времени' } : each,
    );
    return { ok: true };
  });
  const { unmount } = open();
  await userEvent.click((await invitationOf('Компания 2')).getByRole('button', { name: 'Отклонить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отклонить' }));
  expect(await (await invitationOf('Компания 2')).findByText('Отклонено')).toBeVisible();
  expect(companiesIn(RECEIVED)).toEqual(['Компания 1', 'Компания 2', 'Компания 3']);
  expect(screen.queryByRole('heading', { name: /^Решённые/ })).not.toBeInTheDocument();
  await waitFor(() => expect(listHeader(RECEIVED)).toHaveAccessibleName(`${RECEIVED} 2`));
  unmount();

  open();
  expect(await screen.findByRole('heading', { name: 'Решённые 1' })).toBeVisible();
  expect(companiesIn(RECEIVED)).toEqual(['Компания 1', 'Компания 3']);
});

test('puts the reason of decided rows below the name [REQ-01]', async () => {
  lists.outgoing0 = [fixtures.invitation({ company: 'Парус', status: 'REJECTED', reason: 'Нет времени' })];
  open();
  const rows = within(await screen.findByRole('list', { name: `Решённые: ${SENT}` }));
  const name = rows.getByRole('link', { name: 'Парус' }).closest('p');
  expect(name?.nextElementSibling).toHaveTextContent('Причина: «Нет времени»');
});

test('shows three decided invitations, the others on request [REQ-01]', async () => {
  lists.outgoing0 = manyInvitations(5).map((each) => ({ ...each, status: 'REJECTED' }));
  open();
  const decided = `Решённые: ${SENT}`;
  expect(await screen.findByText('Открытых приглашений нет.')).toBeVisible();
  expect(companiesIn(decided)).toHaveLength(3);
  const all = screen.getByRole('button', { name: 'Показать все', expanded: false });
  await userEvent.click(all);
  expect(companiesIn(decided)).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть', expanded: true }));
  expect(companiesIn(decided)).toHaveLength(3);
});

test('offers page sizes in every list that has rows [INV-01]', async () => {
  lists.incoming0 = manyInvitations(1);
  lists.outgoing0 = manyInvitations(1).map((each) => ({ ...each, status: 'REJECTED' }));
  open();
  for (const list of [SENT, RECEIVED])
    expect(await within(listSection(list)).findByRole('combobox', { name: 'На странице' })).toHaveValue('10');
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).not.toBeInTheDocument();
});

test('shows what helps to decide in a row [REQ-02]', async () => {
  scene.features.push('invitation_text');
  scene.company = {
    city: 'Казань',
    activity: [
      { id: 11, value: 'Кружки' },
      { id: 90, value: 'POS-материалы' },
      { id: 91, value: 'Зонты' },
    ],
    minimum_sum: ['от 300 000 ₽', 'от 500 000 ₽'],
  };
  lists.incoming0 = [fixtures.invitation({ company: 'Парус', user_id: 42, text: '<i>Хотим</i> показать образцы' })];
  open();
  const row = await invitationOf('Парус');
  expect(await row.findByText('Казань')).toBeVisible();
  expect(row.getByText('Ищут: кружки,')).toBeVisible();
  expect(row.getByText('POS-материалы')).toBeVisible();
  expect(row.getByText('· от 300 000 ₽')).toBeVisible();
  expect(await row.findByRole('button', { name: /^Подходит: тематика 1 из 3/ })).toBeVisible();
  expect(row.getByText('«<i>Хотим</i> показать образцы»')).toBeVisible();
  expect(row.getByRole('link', { name: 'Открыть переписку' })).toHaveAttribute('href', '/messages/42');
});

test('keeps the row when the company cannot be loaded [REQ-02]', async () => {
  api.fail('get', '/api/user/{id}', { status: 503 });
  lists.incoming0 = [fixtures.invitation({ company: 'Парус' })];
  open();
  expect((await invitationOf('Парус')).getByRole('button', { name: 'Принять' })).toBeVisible();
  expect((await invitationOf('Парус')).queryByText(/Ищут/)).not.toBeInTheDocument();
});

test('takes the note from the chat of older servers [REQ-02]', async () => {
  const asked: string[] = [];
  const message = (id: number, user_id: number, time: string, text: string) =>
    fixtures.message({ id, user_id, created_at: `2026-11-20T${time}:00Z`, text });
  api.answer('get', '/api/chat/{userId}', ({ path }) => {
    asked.push(path.userId ?? '');
    return { ...fixtures.chat({ user_id: Number(path.userId) }), id: Number(path.userId) };
  });
  api.answer('get', '/api/chats/{id}/messages', {
    messages: [
      message(1, 42, '08:00', 'Давнее'),
      message(2, 1, '10:30', 'Наше'),
      message(3, 42, '11:00', 'Хотим показать образцы'),
      message(4, 42, '12:00', 'И каталог'),
    ],
  });
  const sent = { created_at: '2026-11-20T10:00:00Z' };
  lists.incoming0 = [
    fixtures.invitation({ id: 1, company: 'Парус', user_id: 42, ...sent }),
    fixtures.invitation({ id: 2, company: 'Решено', user_id: 43, status: 'REJECTED', ...sent }),
    // Without a time its note cannot be found.
    fixtures.invitation({ id: 3, company: 'Без времени', user_id: 44 }),
  ];
  lists.outgoing0 = [fixtures.invitation({ id: 4, company: 'Своя', user_id: 45, ...sent })];
  open();
  expect(await (await invitationOf('Парус')).findByText('«Хотим показать образцы»')).toBeVisible();
  expect(asked).toEqual(['42']);
});

test('asks for no chat where notes come along [REQ-02]', async () => {
  scene.features.push('invitation_text');
  lists.incoming0 = [fixtures.invitation({ company: 'Парус', created_at: '2026-11-20T10:00:00Z' })];
  open();
  expect(await (await invitationOf('Парус')).findByText(/^Ищут/)).toBeVisible();
  // A call would have failed: the fake network has no handler for it.
  expect(screen.queryByRole('link', { name: 'Открыть переписку' })).not.toBeInTheDocument();
});

test('offers the calendar after accepting [REQ-02]', async () => {
  lists.incoming0 = [fixtures.invitation({ company: 'Парус' })];
  api.answer('put', '/api/invite/{id}', () => {
    lists.incoming0 = [fixtures.invitation({ company: 'Парус', status: 'ACCEPTED' })];
    return { ok: true };
  });
  open();
  await userEvent.click((await invitationOf('Парус')).getByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, принять' }));
  expect(await screen.findByRole('button', { name: 'Добавить в календарь' })).toBeVisible();
  expect(toast.success).toHaveBeenCalledWith('Заявка принята!');
});

test('the dialog offers another time instead of accepting [REQ-02]', async () => {
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-24' });
  api.answer('get', '/api/points', { points: [] });
  api.answer('get', '/api/meetings/companies', { companies: [] });
  lists.incoming0 = [fixtures.invitation({ company: 'Парус' })];
  open();
  await userEvent.click((await invitationOf('Парус')).getByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Предложить другое время' }));
  expect(await screen.findByRole('dialog', { name: 'Предложить другое время' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('invites to begin when all four lists are empty [REQ-01]', async () => {
  open();
  expect(await screen.findByText('Пригласите первую компанию.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog');
  expect(screen.getByRole('link', { name: 'Подобрать время' })).toHaveAttribute('href', '/meetings?view=plan');
  expect(screen.getAllByText('Заявок нет.')).toHaveLength(4);
});

test.each([
  ['the viewer only chats', () => (scene.viewer = fixtures.currentUser({ id: 1, only_chat: true }))],
  ['one list failed', () => api.fail('get', '/api/invitations/outgoing', { status: 503 })],
  ['there is a decided invitation', () => (lists.outgoing0 = [fixtures.invitation({ status: 'REJECTED' })])],
])('shows no first step when %s', async (_, arrange) => {
  arrange();
  open();
  await waitFor(() => expect(screen.getAllByText('Заявок нет.').length).toBeGreaterThan(1));
  expect(screen.queryByText('Пригласите первую компанию.')).not.toBeInTheDocument();
});

test('links no catalogue that is switched off', async () => {
  scene.hasCatalog = false;
  open();
  expect(await screen.findByRole('link', { name: 'Подобрать время' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Открыть каталог' })).not.toBeInTheDocument();
});

test('shows the three most urgent above closed phone lists [REQ-03] [INV-02]', async () => {
  showOnPhone();
  lists.incoming0 = manyInvitations(10).toReversed();
  lists.incoming1 = [
    fixtures.invitation({ id: 99, user_id: 50, company: 'Типография', _date: '2026-11-24', _point: '09:30', ...soon }),
  ];
  open();
  await invitationOf('Типография');
  expect(companiesIn('Ближайшие')).toEqual(['Типография', 'Компания 1', 'Компания 2']);
  expect((await invitationOf('Типография')).getByRole('button', { name: 'Принять' })).toBeVisible();
  expect(listHeader(RECEIVED)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('link', { name: 'Показать все 11' }));
  expect(listHeader(RECEIVED)).toHaveAttribute('aria-expanded', 'true');
  expect(listHeader(RECEIVED)).toHaveFocus();
});

test('keeps a row decided on a phone, adds the next [REQ-03]', async () => {
  showOnPhone();
  lists.incoming0 = manyInvitations(4);
  api.answer('put', '/api/invite/{id}', ({ path }) => {
    lists.incoming0 = lists.incoming0.map((each) =>
      each.id === Number(path.id) ? { ...each, status: 'REJECTED' } : each,
    );
    return { ok: true };
  });
  open();
  await userEvent.click((await invitationOf('Компания 1')).getByRole('button', { name: 'Отклонить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отклонить' }));
  expect(await screen.findByText('Отклонено')).toBeVisible();
  expect(companiesIn('Ближайшие')).toEqual(['Компания 1', 'Компания 2', 'Компания 3', 'Компания 4']);
});

test('shows no block on a phone when no invitation waits [REQ-03]', async () => {
  showOnPhone();
  lists.outgoing0 = manyInvitations(2);
  open();
  expect(await screen.findByText('Нет приглашений, которые ждут вашего решения.')).toBeVisible();
  await waitFor(() => expect(listHeader(SENT)).toHaveAccessibleName(`${SENT} 2`));
  expect(screen.queryByRole('heading', { name: 'Ближайшие' })).not.toBeInTheDocument();
});

test('an expired invitation leaves the number, not its place [REQ-01]', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-22T10:59:30Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  noteServerDate('Sun, 22 Nov 2026 10:59:30 GMT');
  lists.incoming0 = [fixtures.invitation({ company: 'Скоро', ...soon })];
  open();
  expect(await screen.findByText('В ожидании решения')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Время истекло')).toBeVisible();
  expect(companiesIn(RECEIVED)).toEqual(['Скоро']);
  expect(await screen.findByText('В меню: 0')).toBeVisible();
});
