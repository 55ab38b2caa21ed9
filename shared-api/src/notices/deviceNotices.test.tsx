import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Invitation } from '../contract';
import { emitRealtime } from '../realtime';
import { fixtures, renderPage, useFakeApi } from '../testing';
import { useNoticeCommands, useNoticeEvents, useNotices } from './useNotices';

const api = useFakeApi();
const OWN = 1;
const lists = { incoming: [[], []], outgoing: [[], []] } as Record<
  'incoming' | 'outgoing',
  [Invitation[], Invitation[]]
>;
let asked = 0;

beforeEach(() => {
  lists.incoming = [[], []];
  lists.outgoing = [[], []];
  asked = 0;
  api.answer('get', '/api/settings', fixtures.settings());
  for (const direction of ['incoming', 'outgoing'] as const)
    api.answer('get', `/api/invitations/${direction}`, ({ query }) => {
      asked += 1;
      const invitations = lists[direction][query.get('is_move') === '1' ? 1 : 0];
      return { invitations, total_count: invitations.length, pages: 1 };
    });
});
afterEach(() => localStorage.clear());

function Reader({ userId = OWN }: { userId?: number }) {
  const { data } = useNotices(userId);
  useNoticeEvents(userId);
  const { markRead } = useNoticeCommands(userId);
  return (
    <>
      <output aria-label="Число">{data?.unread_count}</output>
      <ul>
        {data?.notices.map(({ id, kind, actor, text, href }) => (
          <li key={id}>{[kind, actor?.company, text, href].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      <button onClick={() => void markRead({ up_to: 99 })}>Прочитать</button>
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const unread = () => screen.getByLabelText('Число').textContent;
/** Emits an event and waits for the four lists to be read. */
async function change(name: 'gap' | 'invitation') {
  const before = asked;
  act(() => emitRealtime(name, {}));
  await waitFor(() => expect(asked).toBe(before + 4));
}

test('makes notices from differences of the lists [ANS-07]', async () => {
  lists.outgoing = [
    [fixtures.invitation({ id: 1 }), fixtures.invitation({ id: 2, company: 'Шаг' })],
    [fixtures.invitation({ id: 3, _date: '2026-11-22', _point: '10:00' })],
  ];
  lists.incoming = [[fixtures.invitation({ id: 4, company: 'Лель' })], []];
  renderPage(<Reader />);
  await waitFor(() => expect(unread()).toBe('0'));
  await change('gap');
  expect(shown()).toEqual([]);

  lists.outgoing = [
    [
      fixtures.invitation({ id: 1, status: 'ACCEPTED' }),
      fixtures.invitation({ id: 2, company: 'Шаг', status: 'REJECTED', reason: 'Нет времени' }),
    ],
    [fixtures.invitation({ id: 3, _date: '2026-11-22', _point: '10:00', status: 'ACCEPTED' })],
  ];
  lists.incoming = [[fixtures.invitation({ id: 5, company: 'Парус' })], []];
  await change('invitation');
  await waitFor(() =>
    expect(shown()).toEqual([
      'invitation · Парус · /invitations?invitation=5',
      'move_accepted · Северный ветер · /meetings?date=2026-11-23',
      'declined · Шаг · Нет времени · /profile/2',
      'accepted · Северный ветер · /meetings?date=2026-11-23',
      'withdrawn · Лель · /profile/2',
    ]),
  );
  expect(unread()).toBe('5');

  lists.outgoing[0][0] = fixtures.invitation({ id: 1, status: 'CANCELED' });
  await change('invitation');
  await waitFor(() => expect(shown()[0]).toBe('cancelled · Северный ветер · /profile/2'));

  act(() => screen.getByRole('button', { name: 'Прочитать' }).click());
  await waitFor(() => expect(unread()).toBe('0'));
});

test('keeps twenty notices of its account across page loads [ANS-07]', async () => {
  const page = renderPage(<Reader />);
  await waitFor(() => expect(unread()).toBe('0'));
  await change('gap');
  lists.incoming[0] = Array.from({ length: 25 }, (_, index) => fixtures.invitation({ id: 50 - index }));
  await change('invitation');
  await waitFor(() => expect(unread()).toBe('20'));
  page.unmount();
  const next = renderPage(<Reader />);
  await waitFor(() => expect(unread()).toBe('20'));
  next.unmount();
  renderPage(<Reader userId={2} />);
  await waitFor(() => expect(unread()).toBe('0'));
});

test('tells a change once in two tabs [ANS-06]', async () => {
  renderPage(<Reader />);
  await waitFor(() => expect(unread()).toBe('0'));
  await change('gap');
  renderPage(<Reader userId={OWN} />);
  lists.incoming[0] = [fixtures.invitation({ id: 9 })];
  act(() => emitRealtime('invitation', {}));
  await waitFor(() =>
    expect(shown()).toEqual(Array(2).fill('invitation · Северный ветер · /invitations?invitation=9')),
  );
});

test('survives failing lists and broken storage [ANS-07]', async () => {
  localStorage.setItem('vstrecha.notices.1', '{"notices": [null]}');
  renderPage(<Reader />);
  await waitFor(() => expect(unread()).toBe('0'));
  api.fail('get', '/api/invitations/incoming', { status: 500 });
  act(() => emitRealtime('gap', {}));
  await waitFor(() => expect(asked).toBe(2));
  expect(unread()).toBe('0');
});
