import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { noteServerDate } from 'shared-api/clock';
import { useInvitationsCount } from 'shared-api/invitations';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage } from 'shared-api/testing';
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

const { api, lists, asked, pageOf } = useInvitationsScene();

const TITLES = [
  'Вас приглашают на встречу',
  'Мои заявки на встречу',
  'Вас просят перенести встречу',
  'Мои заявки на перенос встречи',
];
test('renders four expanded lists [INV-01] [INV-02] [INV-03]', async () => {
  renderPage(<InvitationsPage />);
  await waitFor(() => expect(screen.getAllByText('Заявок нет.')).toHaveLength(4));
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    TITLES.map((title) => `${title}0`),
  );
  for (const title of TITLES) {
    expect(listHeader(title)).toHaveAttribute('aria-expanded', 'true');
    expect(within(listSection(title)).queryByRole('combobox')).not.toBeInTheDocument();
  }
});

test('starts with collapsed lists and counts on phones [INV-02]', async () => {
  showOnPhone();
  lists.incoming0 = manyInvitations(25);
  lists.outgoing0 = [fixtures.invitation({ company: 'Подарки и Ко' })];
  renderPage(<InvitationsPage />);
  for (const title of TITLES) expect(listHeader(title)).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('button', { name: 'Вас приглашают на встречу 25' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Мои заявки на перенос встречи 0' })).toBeVisible();

  await userEvent.click(listHeader('Мои заявки на встречу'));
  expect(await screen.findByRole('link', { name: 'Подарки и Ко' })).toBeVisible();
  expect(listHeader('Вас приглашают на встречу')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Компания 4' })).not.toBeInTheDocument();
});

test('links the count to the first list awaiting a decision', async () => {
  showOnPhone();
  lists.incoming0 = [fixtures.invitation({ id: 1, status: 'REJECTED' })];
  lists.incoming1 = [fixtures.invitation({ id: 2, company: 'Типография', _date: '2026-11-24', _point: '09:30' })];
  renderPage(<InvitationsPage />);
  await userEvent.click(await screen.findByRole('link', { name: 'Ждут вашего решения: 1' }));
  const target = listHeader('Вас просят перенести встречу');
  expect(target).toHaveAttribute('aria-expanded', 'true');
  expect(target).toHaveFocus();
  expect(listHeader('Вас приглашают на встречу')).toHaveAttribute('aria-expanded', 'false');
  expect(
    await within(listSection('Вас просят перенести встречу')).findByRole('link', { name: 'Типография' }),
  ).toBeVisible();
});

test.each([false, true])('focuses the invitation in the address, phone: %s [ANS-04]', async (isPhone) => {
  if (isPhone) showOnPhone();
  lists.outgoing0 = manyInvitations(25);
  const wanted = lists.outgoing0.at(-1)!;
  renderPage(<InvitationsPage />, { address: `/invitations?invitation=${wanted.id}` });
  await waitFor(() => expect(listHeader('Мои заявки на встречу')).toHaveAttribute('aria-expanded', 'true'));
  const link = await within(listSection('Мои заявки на встречу')).findByRole('link', { name: wanted.company });
  await waitFor(() => expect(link.closest('[data-focus-row]')).toHaveFocus());
});

test('keeps a failing invitation in its row [NET-03]', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const [broken, ...others] = manyInvitations(3);
  lists.incoming0 = [{ ...broken!, company: {} as string }, ...others];
  renderPage(<InvitationsPage />);
  const rows = within(await screen.findByRole('list', { name: TITLES[0]! })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(within(rows[0]!).getByRole('alert')).toHaveTextContent('Не удалось показать.');
  expect(within(rows[1]!).getByRole('link', { name: others[0]!.company })).toBeVisible();
});

test('opens the list that the URL’s hash names', async () => {
  showOnPhone();
  renderPage(<InvitationsPage />, { address: '/invitations#outgoing-move' });
  expect(listHeader('Мои заявки на перенос встречи')).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('Нет приглашений, которые ждут вашего решения.')).toBeVisible();
});

test('shows company, slot, status and the former slot [INV-03] [INV-04]', async () => {
  lists.incoming0 = [
    fixtures.invitation({ user_id: 42, company: 'Северный ветер', date: '2026-11-23', point: '10:30' }),
  ];
  lists.outgoing1 = [
    fixtures.invitation({
      id: 8,
      company: 'Типография',
      date: '2026-11-25',
      point: '15:00',
      _date: '2026-11-24',
      _point: '09:30',
      status: 'REJECTED',
    }),
  ];
  renderPage(<InvitationsPage />);

  const meeting = await invitationOf('Северный ветер');
  expect(meeting.getByRole('link')).toHaveAttribute('href', '/profile/42');
  expect(meeting.getByText(/23\.11\.2026/)).toHaveTextContent('пн, 23.11.2026 10:30');
  expect(within(listSection('Вас приглашают на встречу')).getAllByText('GMT +03:00')).toHaveLength(1);
  expect(meeting.getByText('В ожидании решения')).toBeVisible();

  const move = await invitationOf('Типография');
  expect(within(listSection('Мои заявки на перенос встречи')).getByText('Типография')).toBeVisible();
  expect(move.getByText(/24\.11\.2026/)).toHaveTextContent('перенос с вт, 24.11.2026, 09:30');
  expect(move.getByText(/25\.11\.2026/)).toHaveTextContent('ср, 25.11.2026 15:00');
  expect(move.getByText('Отклонено')).toBeVisible();
});

test('labels every status [INV-04]', async () => {
  const past = { date: '2026-11-22', point: '11:00' };
  lists.incoming0 = [
    fixtures.invitation({ id: 1, company: 'А', status: 'ACCEPTED' }),
    fixtures.invitation({ id: 2, company: 'Б', status: 'AWAITING' }),
    fixtures.invitation({ id: 3, company: 'В', status: 'REJECTED' }),
    fixtures.invitation({ id: 4, company: 'Г', status: 'CANCELED' }),
    fixtures.invitation({ id: 5, company: 'Д', status: 'AWAITING', ...past }),
  ];
  renderPage(<InvitationsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
  const labels = {
    А: 'Успешно принято',
    Б: 'В ожидании решения',
    В: 'Отклонено',
    Г: 'Встреча отменена',
    Д: 'Время истекло',
  };
  for (const [company, label] of Object.entries(labels))
    expect((await invitationOf(company)).getByText(label)).toBeVisible();
  // Only the undecided invitation has buttons.
  expect(screen.getAllByRole('button', { name: 'Принять' })).toHaveLength(1);
  expect((await invitationOf('Б')).getByRole('button', { name: 'Принять' })).toBeVisible();
});

test('shows the reason of a rejected invitation to its sender [REQ-04]', async () => {
  lists.outgoing0 = [
    fixtures.invitation({ id: 1, company: 'Парус', status: 'REJECTED', reason: '<b>Нет</b> времени' }),
    fixtures.invitation({ id: 2, company: 'Корзинка', status: 'REJECTED' }),
  ];
  renderPage(<InvitationsPage />);
  expect((await invitationOf('Парус')).getByText('Причина: «<b>Нет</b> времени»')).toBeVisible();
  expect((await invitationOf('Корзинка')).queryByText(/Причина/)).not.toBeInTheDocument();
});

test('starts at the first page when the page size changes [INV-01]', async () => {
  lists.incoming0 = manyInvitations(25);
  renderPage(<InvitationsPage />);
  expect(await screen.findByRole('link', { name: 'Компания 10' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Компания 11' })).not.toBeInTheDocument();

  const list = within(listSection('Вас приглашают на встречу'));
  await userEvent.click(list.getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByRole('link', { name: 'Компания 20' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Компания 10' })).not.toBeInTheDocument();

  await userEvent.selectOptions(list.getByRole('combobox', { name: 'На странице' }), '20');
  expect(await screen.findByRole('link', { name: 'Компания 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Компания 20' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Компания 21' })).not.toBeInTheDocument();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Назад</button>;
}

test('stores page and size in the URL for Back [INV-01]', async () => {
  lists.incoming0 = manyInvitations(12);
  lists.outgoing0 = manyInvitations(11).map((each) => ({ ...each, id: each.id + 50, company: `Своя ${each.id}` }));
  const { location } = renderPage(
    <>
      <InvitationsPage />
      <Back />
    </>,
    { address: '/invitations?outgoing-size=20' },
  );
  const list = within(listSection('Вас приглашают на встречу'));
  await userEvent.click(await list.findByRole('button', { name: 'Страница 2' }));
  expect(await screen.findByRole('link', { name: 'Компания 11' })).toBeVisible();
  expect(location()).toBe('/invitations?outgoing-size=20&incoming=2');
  const sizeOf = (title: string) => within(listSection(title)).getByRole('combobox', { name: 'На странице' });
  expect(sizeOf('Мои заявки на встречу')).toHaveValue('20');
  await userEvent.selectOptions(sizeOf('Вас приглашают на встречу'), '30');
  expect(location()).toBe('/invitations?outgoing-size=20&incoming-size=30');

  await userEvent.click(screen.getByText('Назад'));
  expect(location()).toBe('/invitations?outgoing-size=20&incoming=2');
  expect(await screen.findByRole('link', { name: 'Компания 12' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Компания 1' })).not.toBeInTheDocument();
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999'])(
  'shows the first page for the invalid page «%s» [INV-01]',
  async (page) => {
    lists.incoming0 = manyInvitations(12);
    renderPage(<InvitationsPage />, { address: `/invitations?incoming=${page}&incoming-size=17` });
    expect(await screen.findByRole('link', { name: 'Компания 10' })).toBeVisible();
    expect(within(listSection('Вас приглашают на встречу')).getByRole('combobox', { name: 'На странице' })).toHaveValue(
      '10',
    );
  },
);

test('replaces a page beyond the last one [INV-01]', async () => {
  lists.incoming0 = manyInvitations(12);
  const { location } = renderPage(<InvitationsPage />, { address: '/invitations?incoming=9' });
  expect(await screen.findByText('Компания 12')).toBeVisible();
  expect(location()).toBe('/invitations?incoming=2');
});

test('accepts after confirming, then refetches lists and count [INV-05] [INV-07] [INV-08] [SIDE-03]', async () => {
  const answers: unknown[] = [];
  let count = 1;
  lists.incoming0 = [fixtures.invitation({ id: 7, company: 'Северный ветер' })];
  api.answer('get', '/api/invitations/count', () => ({ count }));
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    answers.push([path.id, body]);
    count = 0;
    lists.incoming0 = [fixtures.invitation({ id: 7, company: 'Северный ветер', status: 'ACCEPTED' })];
    return { ok: true };
  });
  function Sidebar() {
    return <p>Приглашений: {useInvitationsCount(true).data}</p>;
  }
  renderPage(
    <>
      <Sidebar />
      <main tabIndex={-1}>
        <InvitationsPage />
      </main>
    </>,
  );
  expect(await screen.findByText('Приглашений: 1')).toBeVisible();

  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Принять' }));
  await screen.findByRole('button', { name: 'Да, принять' });
  const dialog = within(screen.getByRole('dialog', { name: 'Вы действительно хотите принять приглашение?' }));
  expect(dialog.getByText('Северный ветер')).toBeVisible();
  expect(dialog.getByText('пн, 23.11.2026')).toBeVisible();
  expect(dialog.getByText('10:30 GMT +03:00')).toBeVisible();
  expect(answers).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Да, принять' }));

  expect(await screen.findByText('Успешно принято')).toBeVisible();
  expect(answers).toEqual([['7', { status: 'ACCEPTED' }]]);
  expect(toast.success).toHaveBeenCalledWith('Заявка принята!');
  expect(await screen.findByText('Приглашений: 0')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument();
  // The focused button is gone, but the focus must not be lost.
  expect(document.body).not.toHaveFocus();
});

test('shows a decision before the list is refetched', async () => {
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  api.answer('put', '/api/invite/{id}', () => {
    api.hang('get', '/api/invitations/incoming');
    return { ok: true };
  });
  renderPage(<InvitationsPage />);
  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, принять' }));
  expect(await screen.findByText('Успешно принято')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument();
});

test('sends REJECTED, also for a move [INV-05] [INV-07]', async () => {
  let body: unknown;
  lists.incoming1 = [fixtures.invitation({ company: 'Типография', _date: '2026-11-24', _point: '09:30' })];
  api.answer('put', '/api/invite/{id}', (call) => {
    body = call.body;
    return { ok: true };
  });
  renderPage(<InvitationsPage />);
  await userEvent.click((await invitationOf('Типография')).getByRole('button', { name: 'Отклонить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отклонить' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Заявка отклонена!'));
  expect(body).toEqual({ status: 'REJECTED' });
});

test('goes back a page when its last invitation is withdrawn [INV-06] [INV-07]', async () => {
  lists.outgoing0 = manyInvitations(11);
  api.answer('delete', '/api/invite/{id}', ({ path }) => {
    lists.outgoing0 = lists.outgoing0.filter(({ id }) => id !== Number(path.id));
    return { ok: true };
  });
  const { location } = renderPage(<InvitationsPage />, { address: '/invitations?outgoing=2' });
  const last = await invitationOf('Компания 11');
  expect(last.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument();
  await userEvent.click(last.getByRole('button', { name: 'Отменить приглашение' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }));

  expect(await screen.findByText('Компания 10')).toBeVisible();
  expect(toast.success).toHaveBeenCalledWith('Заявка отменена!');
  expect(location()).toBe('/invitations');
  expect(screen.queryByText('Компания 11')).not.toBeInTheDocument();
});

test('sends no decision when the dialog is dismissed [INV-08]', async () => {
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  renderPage(<InvitationsPage />);
  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Не сейчас' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await invitationOf('Северный ветер')).getByRole('button', { name: 'Принять' })).toBeVisible();
  // A call would have failed: the fake network has no handler for it.
  expect(toast.danger).not.toHaveBeenCalled();
});

test('reports a late decision and shows the current status [INV-07]', async () => {
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  api.fail('put', '/api/invite/{id}', { status: 409, body: 'Приглашение уже отменено.' });
  renderPage(<InvitationsPage />);
  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Принять' }));
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер', status: 'CANCELED' })];
  await userEvent.click(await screen.findByRole('button', { name: 'Да, принять' }));

  expect(await screen.findByText('Приглашение уже отменено.')).toBeVisible();
  expect(toast.danger).toHaveBeenCalledWith('Ошибка изменения статуса заявки!');
  expect(toast.success).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Не сейчас' }));
  expect((await invitationOf('Северный ветер')).getByText('Встреча отменена')).toBeVisible();
});

test('retries a failed withdrawal [INV-07]', async () => {
  lists.outgoing0 = [fixtures.invitation({ company: 'Северный ветер' })];
  api.fail('delete', '/api/invite/{id}', 'network');
  renderPage(<InvitationsPage />);
  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Отменить приглашение' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }));
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith('Ошибка отмены заявки!'));

  api.answer('delete', '/api/invite/{id}', () => {
    lists.outgoing0 = [];
    return { ok: true };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Северный ветер' })).not.toBeInTheDocument());
  expect(toast.success).toHaveBeenCalledWith('Заявка отменена!');
});

test('shows the other lists when one fails, and retries', async () => {
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  lists.outgoing0 = [fixtures.invitation({ id: 9, company: 'Подарки и Ко' })];
  api.fail('get', '/api/invitations/incoming', { status: 503 });
  renderPage(<InvitationsPage />);
  expect(await screen.findByRole('link', { name: 'Подарки и Ко' })).toBeVisible();
  expect(await within(listSection('Вас приглашают на встречу')).findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить приглашения.',
  );

  api.answer('get', '/api/invitations/incoming', (call) => pageOf('incoming', call));
  await userEvent.click(within(listSection('Вас приглашают на встречу')).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
});

test('shows a new invitation after a push', async () => {
  renderPage(<InvitationsPage />);
  await waitFor(() => expect(screen.getAllByText('Заявок нет.')).toHaveLength(4));
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  act(() => emitRealtime('invitation', {}));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
});

test('fetches each list once, and again after a push [REQ-01]', async () => {
  // As the specification has it: this server announces no states.
  const once = [
    'incoming?limit=100&page=1&is_move=0',
    'incoming?limit=100&page=1&is_move=1',
    'outgoing?limit=100&page=1&is_move=0',
    'outgoing?limit=100&page=1&is_move=1',
  ];
  renderPage(<InvitationsPage />);
  await waitFor(() => expect(screen.getAllByText('Заявок нет.')).toHaveLength(4));
  expect(asked.sort()).toEqual(once);
  asked.length = 0;
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  act(() => emitRealtime('invitation', {}));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
  expect(asked.sort()).toEqual(once);
});

test('finds competing invitations beyond the first page', async () => {
  const rival = { date: '2026-11-28', point: '12:30' };
  lists.incoming0 = [
    ...manyInvitations(11),
    fixtures.invitation({ id: 50, user_id: 150, company: 'Дальняя', ...rival }),
  ];
  lists.incoming1 = [fixtures.invitation({ id: 60, user_id: 160, company: 'Ближняя', ...rival })];
  renderPage(<InvitationsPage />);
  expect(await (await invitationOf('Ближняя')).findByText('В это же время: «Дальняя» (приглашает вас)')).toBeVisible();
});

describe('invitation awaiting a decision', () => {
  // 22 November 2026, 12:00 in Moscow.
  const soon = { date: '2026-11-22', point: '14:30' };

  test('shows the time left in both directions [INV-04]', async () => {
    lists.incoming0 = [
      fixtures.invitation({ id: 1, company: 'Скоро', ...soon }),
      fixtures.invitation({ id: 2, company: 'Потом', date: '2026-11-28', point: '12:30' }),
      fixtures.invitation({ id: 3, company: 'Решено', status: 'REJECTED', date: '2026-11-28', point: '12:30' }),
    ];
    lists.outgoing0 = [fixtures.invitation({ id: 4, company: 'Своя', date: '2026-11-22', point: '15:20' })];
    renderPage(<InvitationsPage />);
    expect((await invitationOf('Скоро')).getByText(/^осталось 2 ч (30|29) мин$/)).toBeVisible();
    expect((await invitationOf('Потом')).getByText('осталось 6 дней')).toBeVisible();
    expect((await invitationOf('Своя')).getByText(/^осталось 3 ч (20|19) мин$/)).toBeVisible();
    expect((await invitationOf('Решено')).queryByText(/остал/)).not.toBeInTheDocument();
  });

  test('names rivals of a slot, sent and received [REQ-02]', async () => {
    lists.incoming0 = [
      fixtures.invitation({ id: 1, user_id: 11, company: 'Парус' }),
      fixtures.invitation({ id: 2, user_id: 12, company: 'ТЦ «Монолит»', point: '11:00' }),
    ];
    lists.incoming1 = [
      fixtures.invitation({ id: 3, user_id: 13, company: 'Корзинка', _date: '2026-11-24', _point: '09:30' }),
    ];
    lists.outgoing0 = [fixtures.invitation({ id: 4, user_id: 14, company: 'Студия' })];
    renderPage(<InvitationsPage />);
    expect(
      await (
        await invitationOf('Парус')
      ).findByText('В это же время: «Студия» (пригласили вы), «Корзинка» (просит перенести встречу)'),
    ).toBeVisible();
    expect((await invitationOf('Корзинка')).getByText(/^В это же время: «Парус» \(приглашает вас\), /)).toBeVisible();
    expect((await invitationOf('ТЦ «Монолит»')).queryByText(/В это же время/)).not.toBeInTheDocument();
    expect((await invitationOf('Студия')).queryByText(/В это же время/)).not.toBeInTheDocument();
  });

  test('offers another time and a message in its menu', async () => {
    lists.incoming0 = [fixtures.invitation({ company: 'Парус', user_id: 42 })];
    lists.outgoing0 = [fixtures.invitation({ id: 4, company: 'Студия' })];
    const { location } = renderPage(<InvitationsPage />);
    await userEvent.click((await invitationOf('Студия')).getByRole('button', { name: /^Действия с приглашением/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Написать сообщение']);
    await userEvent.keyboard('{Escape}');

    await userEvent.click(
      (await invitationOf('Парус')).getByRole('button', { name: 'Действия с приглашением: Парус, 10:30' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Предложить другое время' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Предложить другое время' })).toHaveTextContent('Парус'),
    );
    await userEvent.keyboard('{Escape}');

    await userEvent.click((await invitationOf('Парус')).getByRole('button', { name: /^Действия с приглашением/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Написать сообщение' }));
    expect(location()).toBe('/messages/42');
  });
});

test('decrements the badge before the count is refetched [SIDE-03]', async () => {
  lists.incoming0 = [...manyInvitations(4), fixtures.invitation({ id: 9, company: 'Северный ветер' })];
  api.answer('put', '/api/invite/{id}', () => {
    api.hang('get', '/api/invitations/incoming');
    api.hang('get', '/api/invitations/count');
    return { ok: true };
  });
  renderPage(<InvitationsPage />);
  expect(await screen.findByRole('link', { name: 'Ждут вашего решения: 5' })).toBeVisible();
  await userEvent.click((await invitationOf('Северный ветер')).getByRole('button', { name: 'Отклонить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, отклонить' }));
  expect(await screen.findByRole('link', { name: 'Ждут вашего решения: 4' })).toBeVisible();
});

test('polls lists and count every minute [SIDE-03]', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-22T09:00:30Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  noteServerDate('Sun, 22 Nov 2026 09:00:30 GMT');
  renderPage(<InvitationsPage />);
  await waitFor(() => expect(screen.getAllByText('Заявок нет.')).toHaveLength(4));
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер', date: '2026-11-22', point: '13:00' })];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ждут вашего решения: 1' })).toBeVisible();
  // The time left is updated every minute, too.
  expect(screen.getByText('осталось 58 мин')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('осталось 57 мин')).toBeVisible();
});
