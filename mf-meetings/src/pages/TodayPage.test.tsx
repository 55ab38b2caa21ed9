import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { useSendWrite } from '#api/meetingQueue';
import { serverSays, times, useMeetingsScene } from '../testing/useMeetingsScene';
import { TodayPage } from './TodayPage';

const { api, scene } = useMeetingsScene();

const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';
const place = { label: 'Стол 14', hall: 'Б', kind: 'table' } as const;

beforeEach(() => {
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('get', '/api/user/{id}', ({ path }) =>
    fixtures.participant({ id: Number(path.id), city: 'Казань', phone: '+7 900 000-00-00' }),
  );
  scene.free[TODAY] = [...times];
  scene.meetings = [
    { date: TODAY, point: '10:00', company: 'Прошедшая', company_id: 2 },
    { date: TODAY, point: '12:30', company: 'Банк «Созвездие»', company_id: 3, place },
    { date: TODAY, point: '14:00', company: 'Шаг', company_id: 4 },
    { date: TOMORROW, point: '11:00', company: 'Лель', company_id: 5 },
    { date: TOMORROW, point: '10:00', company: 'Корзинка', company_id: 6 },
  ];
});

test('leads with the next meeting, its place and actions [DAY-01]', async () => {
  serverSays('2026-11-22T09:18:00Z');
  renderPage(<TodayPage />);
  const lead = within(await screen.findByRole('region', { name: 'Через 12 мин' }));
  expect(lead.getByRole('link', { name: 'Банк «Созвездие»' })).toHaveAttribute('href', '/profile/3');
  expect(lead.getByText('12:30')).toBeVisible();
  expect(lead.getByText('Стол 14, зал Б')).toBeVisible();
  expect(await lead.findByText(/^Казань/)).toBeVisible();
  expect(lead.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79000000000');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сегодня · вс, 22 ноября');
  const others = within(screen.getByRole('list', { name: 'Остальные встречи на сегодня' }));
  expect(others.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 5))).toEqual(['14:00', '10:00']);
  await expectNoAxeViolations(document.body);
});

test('counts what waits and names tomorrow’s first meeting [DAY-01]', async () => {
  api.answer('get', '/api/invitations/count', { count: 2 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 3 });
  renderPage(<TodayPage />);
  expect(await screen.findByText('Ждут решения')).toHaveTextContent('Ждут решения 2');
  expect(screen.getByRole('link', { name: 'Ответить' })).toHaveAttribute('href', '/invitations');
  expect(screen.getByText('Новые сообщения')).toHaveTextContent('Новые сообщения 3');
  expect(screen.getByRole('link', { name: 'Завтра: 2 встречи, первая в 10:00' })).toHaveAttribute(
    'href',
    '/meetings?date=2026-11-23',
  );
  expect(screen.queryByRole('list', { name: 'Встречи на завтра' })).not.toBeInTheDocument();
});

test('begins with tomorrow once the last slot is over [DAY-01]', async () => {
  serverSays('2026-11-22T18:30:00Z');
  renderPage(<TodayPage />);
  const next = within(await screen.findByRole('list', { name: 'Встречи на завтра' }));
  expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual(['Корзинка', 'Лель']);
  const past = screen.getByRole('list', { name: 'Остальные встречи на сегодня' });
  expect(screen.getByRole('link', { name: /^Завтра: / }).compareDocumentPosition(past)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('names free time on a day without meetings [DAY-01]', async () => {
  scene.meetings = [];
  scene.free[TODAY] = ['10:00', '13:00', '13:30', '16:00'];
  renderPage(<TodayPage />);
  expect(await screen.findByText('Сегодня встреч нет. Свободно: 13:00–14:00, 16:00–16:30.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Кто свободен сейчас' })).toHaveAttribute('href', '/catalog');
});

test('keeps countdown and later meetings while a meeting runs [DAY-01]', async () => {
  serverSays('2026-11-22T09:35:00Z');
  renderPage(<TodayPage />);
  expect(await screen.findByRole('region', { name: 'Идёт сейчас' })).toHaveTextContent('Банк «Созвездие»');
  expect(screen.getByRole('list', { name: 'Остальные встречи на сегодня' })).toHaveTextContent('14:00Шаг');
});

test('moves the countdown by the company’s delay [DAY-01] [DAY-09]', async () => {
  serverSays('2026-11-22T09:18:00Z');
  const arrival = { state: 'late', minutes: 5 } as const;
  const met = { point: '12:30', company: 'Лель', company_id: 3, is_move: false, meeting_id: 8, arrival };
  api.answer('get', '/api/meetings/companies', { companies: [met] });
  renderPage(<TodayPage />);
  expect(await screen.findByRole('region', { name: 'Через 17 мин' })).toHaveTextContent('Лель');
});

/** Like the shell, renders only after the current user has loaded. */
function Answering() {
  const send = useSendWrite();
  const answer = () => void send({ kind: 'answer', decision: 'accept', invitation: fixtures.invitation() });
  return (
    useCurrentUser().data && (
      <>
        <TodayPage />
        <button onClick={answer}>Принять</button>
      </>
    )
  );
}

test('counts no invitation whose answer waits for the network [DAY-04]', async () => {
  api.answer('get', '/api/invitations/count', { count: 2 });
  api.fail('put', '/api/invite/{id}', 'network');
  renderPage(<Answering />);
  await waitFor(() => expect(screen.getByText('Ждут решения')).toHaveTextContent('Ждут решения 2'));
  await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(screen.getByText('Ждут решения')).toHaveTextContent('Ждут решения 1'));
  api.answer('put', '/api/invite/{id}', { ok: true });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByText('Ждут решения')).toHaveTextContent('Ждут решения 2'));
});
