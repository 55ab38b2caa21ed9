import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, MeetingCompany } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi, useStillCalendar } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { MeetingStrip } from './MeetingStrip';

const api = useFakeApi();
const BANK = 7;
// 09:35 in Moscow.
const NOW = '2026-11-28T06:35:00Z';
const onMeetingChange = jest.fn<(hasMeeting: boolean) => void>();

const asked = (part: Partial<Invitation> = {}): Invitation => ({
  id: 31,
  user_id: BANK,
  company: 'Банк «Созвездие»',
  date: '2026-11-28',
  point: '10:00',
  _date: null,
  _point: null,
  status: 'AWAITING',
  ...part,
});

interface Content {
  incoming?: Invitation[];
  outgoing?: Invitation[];
  moves?: Invitation[];
  hasMeeting?: boolean;
  place?: MeetingCompany['place'];
}

function serve({ incoming = [], outgoing = [], moves = [], hasMeeting = false, place }: Content) {
  const page = (invitations: Invitation[]) => ({ invitations, total_count: invitations.length, pages: 1 });
  api.answer('get', '/api/invitations/incoming', ({ query }) => page(query.get('is_move') === '1' ? moves : incoming));
  api.answer('get', '/api/invitations/outgoing', ({ query }) => page(query.get('is_move') === '1' ? [] : outgoing));
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: BANK }));
  api.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
  api.answer('get', '/api/points', {
    points: hasMeeting ? [{ point: '10:00', status: 'ASSIGNED', link: null }] : [],
  });
  api.answer('get', '/api/meetings/companies', {
    companies: [{ point: '10:00', company: 'Банк «Созвездие»', company_id: BANK, is_move: false, place }],
  });
}

const draw = () =>
  renderPage(
    <>
      <MeetingStrip userId={BANK} onMeetingChange={onMeetingChange} />
      <Toaster />
    </>,
  );
const strip = () => screen.findByRole('group', { name: 'Встреча с компанией' });

useStillCalendar(NOW);
beforeEach(() => {
  onMeetingChange.mockClear();
  noteServerDate(new Date(0).toUTCString());
  noteServerDate(new Date(NOW).toUTCString());
});

test('links the next meeting to its day', async () => {
  serve({ hasMeeting: true });
  const { container } = draw();
  expect(await strip()).toHaveTextContent('Сб, 28.11.2026, 10:00 · через 25 мин');
  expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', '/meetings?date=2026-11-28');
  expect(onMeetingChange).toHaveBeenLastCalledWith(true);
  await expectNoAxeViolations(container);
});

test('names the place of the next meeting [ORG-05]', async () => {
  serve({ hasMeeting: true, place: { label: 'Стол 14', hall: 'Б', kind: 'table' } });
  draw();
  expect(await strip()).toHaveTextContent('Сб, 28.11.2026, 10:00 · через 25 мин · Стол 14, зал Б');
});

test('renders empty and notifies the host without meetings', async () => {
  serve({ incoming: [asked({ user_id: 99 })] });
  draw();
  await waitFor(() => expect(onMeetingChange).toHaveBeenLastCalledWith(false));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('leaves out invitations where the page shows them', async () => {
  serve({ incoming: [asked()], outgoing: [asked({ id: 32 })] });
  renderPage(<MeetingStrip userId={BANK} isMeetingOnly onMeetingChange={onMeetingChange} />);
  await waitFor(() => expect(onMeetingChange).toHaveBeenLastCalledWith(false));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('shows the meeting despite an invitation shown elsewhere', async () => {
  serve({ incoming: [asked({ point: '10:30' })], hasMeeting: true });
  renderPage(<MeetingStrip userId={BANK} isMeetingOnly onMeetingChange={onMeetingChange} />);
  expect(await strip()).toHaveTextContent('Сб, 28.11.2026, 10:00 · через 25 мин');
  expect(onMeetingChange).toHaveBeenLastCalledWith(true);
});

test('accepts an invitation after a confirmation', async () => {
  serve({ incoming: [asked({ point: '10:30' })], hasMeeting: true });
  const decided = jest.fn();
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    decided(path.id, body);
    serve({ hasMeeting: true });
    return { ok: true };
  });
  draw();
  expect(await strip()).toHaveTextContent('Приглашает на сб, 28.11.2026, 10:30');
  expect(screen.getByRole('link', { name: 'Другое время' })).toHaveAttribute('href', `/profile/${BANK}#meet`);
  await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, принять' }));
  expect(await screen.findByText('Заявка принята!')).toBeVisible();
  expect(decided).toHaveBeenCalledWith('31', { status: 'ACCEPTED' });
  await waitFor(async () => expect(await strip()).toHaveTextContent('10:00 · через 25 мин'));
});

test('keeps the dialog with competing companies after accepting', async () => {
  const rival = asked({ id: 32, user_id: 8, company: 'Парус', point: '10:30' });
  serve({ incoming: [asked({ point: '10:30' }), rival], hasMeeting: true });
  const decided: unknown[] = [];
  api.answer('put', '/api/invite/{id}', ({ path }) => {
    decided.push(path.id);
    serve({ incoming: decided.length > 1 ? [] : [rival], hasMeeting: true });
    return { ok: true };
  });
  api.answer('post', '/api/message', fixtures.message());
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Принять' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отклонить и написать: «Парус»' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, принять' }));
  await waitFor(() => expect(decided).toEqual(['31', '32']));
  const dialog = screen.getByRole('dialog', { name: 'Заявка принята!' });
  expect(await within(dialog).findByText(/сообщение (отправлено|уйдёт)/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Готово' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reports a failed withdrawal of an own invitation', async () => {
  serve({ outgoing: [asked()] });
  api.fail('delete', '/api/invite/{id}', { status: 500 });
  draw();
  expect(await strip()).toHaveTextContent('Вы пригласили на сб, 28.11.2026, 10:00, ждём ответа');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByText('Ошибка отмены заявки!')).toBeVisible();
});

test('closes the dialog when another chat opens', async () => {
  serve({ incoming: [asked({ point: '10:30' })] });
  let open = (_: number) => {};
  function Chat() {
    const [userId, setUserId] = useState(BANK);
    open = setUserId;
    return <MeetingStrip userId={userId} />;
  }
  renderPage(<Chat />);
  await userEvent.click(await screen.findByRole('button', { name: 'Принять' }));
  expect(await screen.findByRole('button', { name: 'Да, принять' })).toBeVisible();
  act(() => open(8));
  expect(screen.queryByRole('button', { name: 'Да, принять' })).not.toBeInTheDocument();
  act(() => open(BANK));
  expect(await screen.findByRole('button', { name: 'Принять' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('links an invitation to move to the invitations page', async () => {
  serve({ moves: [asked({ _date: '2026-11-28', _point: '10:00', point: '12:00' })] });
  draw();
  expect(await strip()).toHaveTextContent('Просит перенести на сб, 28.11.2026, 12:00');
  expect(screen.getByRole('link', { name: 'Ответить' })).toHaveAttribute('href', '/invitations');
});

test('stays silent without a network and kept answers [NET-09]', async () => {
  serve({});
  api.fail('get', '/api/meetings/future', { status: 503 });
  const { container } = draw();
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument());
  await waitFor(() => expect(container.querySelector('[role=alert], button')).toBeNull());
});

test('shows kept invitations when meetings cannot be read [NET-09]', async () => {
  serve({ incoming: [asked({ point: '10:30' })] });
  api.fail('get', '/api/meetings/future', { status: 503 });
  draw();
  expect(await strip()).toHaveTextContent('Приглашает на сб, 28.11.2026, 10:30');
});

test('offers a retry when loading fails', async () => {
  serve({});
  api.fail('get', '/api/meetings/future', { status: 500 });
  draw();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  serve({ hasMeeting: true });
  await userEvent.click(again);
  expect(await strip()).toHaveTextContent('10:00');
});
