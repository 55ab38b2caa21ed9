import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Notice } from 'shared-api/contract';
import { useSettings } from 'shared-api/settings';
import { keepDeviceText } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi, useStillCalendar } from 'shared-api/testing';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { NoticePushOffer } from './NoticePushOffer';

const NOW = '2026-11-28T09:00:00Z';

const api = useFakeApi();
useStillCalendar(NOW);
let loaded: string[];
let loader: WidgetLoader;

const answer: Notice = {
  ...{ id: 1, kind: 'accepted', is_read: false, urgent: false, href: '/meetings' },
  at: '2026-11-28T08:50:00Z',
};

beforeEach(() => {
  loaded = [];
  // A new one: each keeps what it has loaded.
  loader = {
    load: (name) => {
      loaded.push(name);
      return Promise.resolve({ default: ({ userId }: { userId?: number }) => <p>Предложение для {userId}</p> });
    },
  };
  api.answer('get', '/api/settings', fixtures.settings({ features: ['notices', 'web_push'] }));
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'Notification');
});

function Panel({ first }: { first: readonly Notice[] }) {
  const [notices, setNotices] = useState(first);
  const readAll = () => setNotices(notices.map((notice) => ({ ...notice, is_read: true })));
  return (
    <WidgetLoaderContext value={loader}>
      <NoticePushOffer userId={7} notices={notices} />
      {useSettings().data && <p>Настройки прочитаны</p>}
      <button onClick={readAll}>Прочитать все</button>
    </WidgetLoaderContext>
  );
}
const open = (...first: Notice[]) => renderPage(<Panel first={first} />);
async function expectSilence() {
  await screen.findByText('Настройки прочитаны');
  await act(async () => {});
  expect(loaded).toEqual([]);
}

test('offers web push after a missed answer until decided [DAY-07]', async () => {
  open(answer);
  expect(await screen.findByText('Предложение для 7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(screen.getByText('Предложение для 7')).toBeVisible();
  act(() => keepDeviceText('pushAsked', '1'));
  expect(screen.queryByText('Предложение для 7')).not.toBeInTheDocument();
  expect(loaded).toEqual(['mf_profile/PushOffer']);
});

test.each<[string, Notice]>([
  ['an answer of this minute', { ...answer, at: NOW }],
  ['an answer that was read', { ...answer, is_read: true }],
  ['an invitation', { ...answer, kind: 'invitation' }],
])('stays silent about %s [DAY-07]', async (_, notice) => {
  open(notice);
  await expectSilence();
});

test.each<[string, () => void]>([
  ['that has web push', () => keepDeviceText('push', '7 https://push.example/1')],
  ['that was asked', () => keepDeviceText('pushAsked', '1')],
  ['that forbids it', () => Object.assign(window, { Notification: { permission: 'denied' } })],
  ['of a server without it', () => api.answer('get', '/api/settings', fixtures.settings({ features: ['notices'] }))],
])('asks no browser %s [DAY-07]', async (_, change) => {
  change();
  open(answer);
  await expectSilence();
});

test('offers a lost subscription again without any answer [DAY-07]', async () => {
  keepDeviceText('push', '-7');
  open();
  await waitFor(() => expect(screen.getByText('Предложение для 7')).toBeVisible());
});
