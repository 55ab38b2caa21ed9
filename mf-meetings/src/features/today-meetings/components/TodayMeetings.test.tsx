import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { TodayMeetings } from './TodayMeetings';

const api = useFakeApi();

const point = (part: Partial<Point>): Point => ({ point: '10:00', status: 'AVAILABLE', link: null, ...part });
const met = (part: Partial<MeetingCompany> = {}): MeetingCompany => ({
  point: '10:30',
  company: 'Северный ветер',
  company_id: 2,
  is_move: false,
  ...part,
});

function answer(points: Point[], companies: MeetingCompany[] = []) {
  api.answer('get', '/api/points', { points });
  api.answer('get', '/api/meetings/companies', { companies });
}

beforeEach(() => {
  noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
  api.answer('get', '/api/event', { datestart: '2026-11-20', dateend: '2026-11-27' });
});
afterEach(() => noteServerDate(new Date().toUTCString()));

test('shows today’s slots with their statuses under «Сегодня» with the offset [OWN-01] [MEET-05]', async () => {
  answer(
    [
      point({ point: '09:30', status: 'BLOCKED' }),
      point({ point: '10:00' }),
      point({ point: '10:30', status: 'ASSIGNED' }),
    ],
    [met()],
  );
  renderPage(<TodayMeetings />);
  const slots = within(await screen.findByRole('list', { name: 'Слоты на сегодня' })).getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent)).toEqual([
    '09:30Нерабочее время',
    '10:00Рабочее время',
    '10:30Встреча назначенаСеверный ветер',
  ]);
  expect(screen.getByText(/Сегодня/)).toHaveTextContent('Сегодня GMT +03:00');
});

test('a meeting names its companies with their pages [MEET-06]', async () => {
  answer(
    [point({ point: '10:30', status: 'ASSIGNED' })],
    [met(), met({ company: 'Типография', company_id: 3 }), met({ point: '12:00', company: 'Чужая', company_id: 4 })],
  );
  renderPage(<TodayMeetings />);
  const meetings = within(await screen.findByRole('list', { name: 'Встречи на сегодня' }));
  expect(meetings.getByRole('link', { name: 'Северный ветер' })).toHaveAttribute('href', '/profile/2');
  expect(meetings.getByRole('link', { name: 'Типография' })).toHaveAttribute('href', '/profile/3');
  expect(meetings.queryByText('Чужая')).not.toBeInTheDocument();
});

test('the meeting’s link is followed only when it is a web address; without one a text says so [MEET-07]', async () => {
  answer(
    [
      point({ point: '10:00', status: 'ASSIGNED', link: 'https://meet.example/abc' }),
      point({ point: '10:30', status: 'ASSIGNED' }),
      point({ point: '11:00', status: 'ASSIGNED', link: 'javascript:alert(1)' }),
    ],
    [met({ point: '10:00' }), met({ point: '10:30' }), met({ point: '11:00' })],
  );
  renderPage(<TodayMeetings />);
  const [web, none, script] = within(await screen.findByRole('list', { name: 'Встречи на сегодня' })).getAllByRole(
    'listitem',
  );
  if (!web || !none || !script) throw new Error('Three meetings were expected.');
  expect(within(web).getByRole('link', { name: 'Перейти по ссылке' })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  );
  expect(within(none).getByText('Ссылка ещё не назначена')).toBeVisible();
  expect(within(none).queryByRole('link', { name: 'Перейти по ссылке' })).not.toBeInTheDocument();
  expect(within(script).getByText('javascript:alert(1)')).toBeVisible();
  expect(within(script).queryByRole('link', { name: 'Перейти по ссылке' })).not.toBeInTheDocument();
});

test('today is the Moscow day by the server’s clock [MEET-12] [POINT-01]', async () => {
  noteServerDate('Sun, 22 Nov 2026 21:30:00 GMT');
  const asked: (string | null)[] = [];
  api.answer('get', '/api/points', ({ query }) => {
    asked.push(query.get('date'), query.get('user_id'));
    return { points: [point({})] };
  });
  api.answer('get', '/api/meetings/companies', ({ query }) => {
    asked.push(query.get('date'));
    return { companies: [] };
  });
  renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Слоты на сегодня' });
  expect(asked.toSorted()).toEqual(['2026-11-23', '2026-11-23', null]);
});

test('outside the event it says calmly when meetings are held', async () => {
  noteServerDate('Sat, 28 Nov 2026 09:00:00 GMT');
  answer([point({})]);
  renderPage(<TodayMeetings />);
  expect(await screen.findByText(/Сегодня встречи не проводятся/)).toHaveTextContent(
    'Встречи проходят с 20.11.2026 по 27.11.2026.',
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a day without working time is a sentence, not a grid of hatched cells', async () => {
  answer([point({ status: 'BLOCKED' }), point({ point: '10:30', status: 'BLOCKED' })]);
  renderPage(<TodayMeetings />);
  expect(await screen.findByText('На сегодня у вас нет рабочего времени для встреч.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('slots are shown also when the event cannot be read', async () => {
  answer([point({})]);
  api.fail('get', '/api/event', { status: 404 });
  renderPage(<TodayMeetings />);
  expect(await screen.findByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
});

test('a failure says so and is mended by «Повторить»', async () => {
  answer([point({})]);
  api.fail('get', '/api/meetings/companies', 'network');
  renderPage(<TodayMeetings />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить встречи на сегодня. Нет связи с сервером.',
  );
  api.answer('get', '/api/meetings/companies', { companies: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
});

test('an invitation accepted elsewhere assigns its slot here', async () => {
  answer([point({ point: '10:30' })]);
  renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Слоты на сегодня' });
  answer([point({ point: '10:30', status: 'ASSIGNED' })], [met()]);
  act(() => emitRealtime('invitation', {}));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
});
