import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { comparedAtom } from '#state/comparedState';
import { CompareBar } from './CompareBar';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const wind = fixtures.participant({ id: 2, company: 'Ветер', city: 'Казань' });
const sail = fixtures.participant({ id: 3, company: 'Парус', minimum_circulation: [] });
const chatOnly = fixtures.participant({ id: 4, company: 'Монолит', only_chat: true });

beforeEach(() => {
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, activity: [] }));
  api.answer('get', '/api/event', { datestart: '2098-11-22', dateend: '2098-11-23' });
});

afterEach(() => noteServerDate(new Date().toUTCString()));

function Page() {
  const { data: viewer } = useCurrentUser();
  return viewer && <CompareBar viewer={viewer} />;
}

async function open(...companies: (typeof wind)[]) {
  const page = renderPage(<Page />);
  act(() => page.store.set(comparedAtom, companies));
  await screen.findByRole('region', { name: 'Сравнение' });
  return page;
}

const cellsOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('counts companies, links to the planner and removes each', async () => {
  api.answer('get', '/api/event', { datestart: '2000-11-22', dateend: '2098-11-23' });
  const { store } = await open(wind, sail, chatOnly);
  expect(screen.getByText('3 из 4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Подобрать время' })).toHaveAttribute(
    'href',
    '/meetings?view=plan&with=2,3,4',
  );
  await user.click(screen.getByRole('button', { name: 'Убрать из сравнения: Парус' }));
  await user.click(screen.getByRole('button', { name: 'Убрать из сравнения: Монолит' }));
  expect(screen.getByText('1 из 4')).toBeVisible();
  const compare = screen.getByRole('button', { name: 'Сравнить' });
  expect(compare).toHaveAccessibleDescription('Выберите хотя бы две компании');
  await user.click(screen.getByRole('button', { name: 'Убрать из сравнения: Ветер' }));
  expect(store.get(comparedAtom)).toEqual([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('compares all fields or only those that differ', async () => {
  await open(wind, sail);
  await user.click(screen.getByRole('button', { name: 'Сравнить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сравнение компаний' });
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ветер', 'Парус']);
  expect(cellsOf('Место')).toEqual(['Россия, Казань', 'Россия, Мурманск']);
  expect(cellsOf('Тираж')).toEqual(['от 100 шт.', '—']);
  expect(cellsOf('Сумма')).toEqual(['от 50 000 ₽', 'от 50 000 ₽']);
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('checkbox', { name: 'Только различия' }));
  expect(screen.queryByRole('rowheader', { name: 'Сумма' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Место' })).toBeInTheDocument();
});

test('counts future common slots, but not for chat-only companies', async () => {
  // 10:15 Moscow time on the first day of the event: 10:30 is too near to be agreed.
  noteServerDate('Sat, 22 Nov 2098 07:15:00 GMT');
  const points = (...free: string[]) => ({
    points: ['10:00', '10:30', '11:00'].map((point) => ({
      point,
      status: free.includes(point) ? ('AVAILABLE' as const) : ('BLOCKED' as const),
      link: null,
    })),
  });
  api.answer('get', '/api/points', ({ query }) =>
    query.has('user_id') ? points('10:00', '10:30') : points('10:00', '10:30', '11:00'),
  );
  await open(wind, chatOnly);
  await user.click(screen.getByRole('button', { name: 'Сравнить' }));
  await waitFor(() => expect(cellsOf('Общих слотов')).toEqual(['2', 'только чат']));
});
