import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInvitationsCount } from 'shared-api/invitations';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage } from 'shared-api/testing';
import {
  invitationOf,
  listSection,
  manyInvitations,
  showOnPhone,
  useInvitationsScene,
} from '#testing/useInvitationsScene';
import { InvitationsPage } from './InvitationsPage';

const { api, scene, lists, asked } = useInvitationsScene(['invitation_lists']);

const SENT = 'Мои заявки на встречу';
const DECIDED = `Решённые: ${SENT}`;
const OPEN = [
  'incoming?limit=100&page=1&is_move=0&state=open&sort=slot',
  'incoming?limit=100&page=1&is_move=1&state=open&sort=slot',
  'outgoing?limit=100&page=1&is_move=0&state=open&sort=slot',
  'outgoing?limit=100&page=1&is_move=1&state=open&sort=slot',
];

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

const decided = (count: number) =>
  manyInvitations(count).map((each) => ({ ...each, status: 'REJECTED' as const, company: `Решено ${each.id}` }));
const decidedRows = () => within(screen.getByRole('list', { name: DECIDED })).getAllByRole('listitem');

/** Counts the calls for the number. */
function countCalls() {
  const calls = { count: 0 };
  api.answer('get', '/api/invitations/count', () => {
    calls.count += 1;
    return { count: lists.incoming0.filter(({ status }) => status === 'AWAITING').length };
  });
  return calls;
}

test('fetches each part of a list and the number once [REQ-01] [SIDE-03]', async () => {
  const calls = countCalls();
  lists.incoming0 = manyInvitations(2);
  lists.outgoing0 = decided(4);
  open();
  expect(await screen.findByRole('heading', { name: 'Решённые 4' })).toBeVisible();
  const once = ['incoming', 'outgoing'].flatMap((direction) =>
    ['0', '1'].map((isMove) => `${direction}?limit=10&page=1&is_move=${isMove}&state=decided`),
  );
  expect(asked.toSorted()).toEqual([...OPEN, ...once].toSorted());
  expect(calls.count).toBe(1);

  // Joining fetches the number alone.
  asked.length = 0;
  act(() => emitRealtime('gap', { isFirstJoin: true }));
  await waitFor(() => expect(calls.count).toBeGreaterThan(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(asked).toEqual([]);
});

test('refetches lists when the first join finds another number [REQ-01]', async () => {
  countCalls();
  open();
  await waitFor(() => expect(screen.getAllByText('Заявок нет.')).toHaveLength(4));
  lists.incoming0 = [fixtures.invitation({ company: 'Северный ветер' })];
  act(() => emitRealtime('gap', { isFirstJoin: true }));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
  expect(await screen.findByText('В меню: 1')).toBeVisible();
});

test('closed lists of a phone ask for no decided ones [INV-02]', async () => {
  showOnPhone();
  lists.outgoing0 = [...manyInvitations(1), ...decided(3).map((each) => ({ ...each, id: each.id + 10 }))];
  open();
  const head = await screen.findByRole('button', { name: `${SENT} 1` });
  expect(asked.toSorted()).toEqual(OPEN);
  await userEvent.click(head);
  expect(await screen.findByRole('heading', { name: 'Решённые 3' })).toBeVisible();
  expect(asked.slice(4)).toEqual(['outgoing?limit=10&page=1&is_move=0&state=decided']);
});

test('shows known open ones when decided ones fail to load [NET-09]', async () => {
  showOnPhone();
  lists.outgoing0 = manyInvitations(1);
  open();
  const head = await screen.findByRole('button', { name: `${SENT} 1` });
  api.fail('get', '/api/invitations/outgoing', 'network');
  await userEvent.click(head);
  expect(await within(listSection(SENT)).findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить решённые приглашения.',
  );
  expect(screen.getByRole('link', { name: 'Компания 1' })).toBeVisible();
});

test('unfolds decided invitations in the server’s pages [REQ-01] [INV-01]', async () => {
  lists.outgoing0 = decided(25);
  open();
  expect(await screen.findByRole('heading', { name: 'Решённые 25' })).toBeVisible();
  expect(decidedRows()).toHaveLength(3);
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(decidedRows()).toHaveLength(10);
  expect(asked).toEqual([]);
  const pages = within(screen.getByRole('navigation', { name: `Страницы решённых: ${SENT}` }));
  await userEvent.click(pages.getByRole('button', { name: 'Страница 2' }));
  expect(await screen.findByRole('link', { name: 'Решено 11' })).toBeVisible();
  expect(asked).toEqual(['outgoing?limit=10&page=2&is_move=0&state=decided']);

  await userEvent.selectOptions(within(listSection(SENT)).getByRole('combobox', { name: 'На странице' }), '50');
  expect(await screen.findByRole('link', { name: 'Решено 25' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }));
  expect(decidedRows()).toHaveLength(3);
});

test('keeps the place of a row decided by others [REQ-01]', async () => {
  lists.outgoing0 = manyInvitations(3);
  open();
  await invitationOf('Компания 2');
  lists.outgoing0 = lists.outgoing0.map((each) =>
    each.id === 2 ? { ...each, status: 'REJECTED', reason: 'Нет времени' } : each,
  );
  act(() => emitRealtime('invitation', {}));
  expect(await (await invitationOf('Компания 2')).findByText('Причина: «Нет времени»')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: SENT })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'Компания 1',
    'Компания 2',
    'Компания 3',
  ]);
  expect(screen.queryByRole('heading', { name: /^Решённые/ })).not.toBeInTheDocument();
});

test('takes the facts of companies from the list [REQ-02]', async () => {
  // A call would fail: the fake network has no handler for it.
  api.fail('get', '/api/user/{id}', { status: 500 });
  scene.viewer = fixtures.currentUser({ id: 1, activity: [{ id: 11, value: 'Кружки' }] });
  const { type, country, avatar, minimum_circulation, branding } = fixtures.participant();
  lists.incoming0 = [
    fixtures.invitation({
      company: 'Парус',
      participant: {
        type,
        country,
        avatar,
        minimum_circulation,
        branding,
        city: 'Казань',
        activity: [{ id: 11, value: 'Кружки' }],
        minimum_sum: ['от 300 000 ₽'],
      },
    }),
  ];
  open();
  const row = await invitationOf('Парус');
  expect(row.getByText('Казань')).toBeVisible();
  expect(row.getByText('Ищут: кружки')).toBeVisible();
  expect(await row.findByRole('button', { name: /^Подходит: тематика 1 из 1/ })).toBeVisible();
});

test('opens the page of a decided invitation in the address [ANS-04]', async () => {
  lists.outgoing0 = decided(25);
  open('/invitations?invitation=14');
  const link = await screen.findByRole('link', { name: 'Решено 14' });
  await waitFor(() => expect(link.closest('[data-focus-row]')).toHaveFocus());
});
