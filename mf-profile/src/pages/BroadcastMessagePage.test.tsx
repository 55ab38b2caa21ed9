import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Notice } from 'shared-api/contract';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { BroadcastMessagePage } from './BroadcastMessagePage';

const notice: Notice = {
  id: 12,
  kind: 'organizer',
  at: '2026-11-22T09:00:00.000Z',
  is_read: true,
  urgent: false,
  text: 'Начинаем в десять',
  body: 'Зал Б.\nНе опаздывайте.',
  href: '/news/broadcast?id=12',
};
const api = useFakeApi();

test('shows the whole broadcast that the address names [ORG-14]', async () => {
  const asked: (string | null)[] = [];
  api.answer('get', '/api/notices', ({ query }) => {
    asked.push(query.get('before'));
    return { notices: [notice], unread_count: 0, has_more: true };
  });
  const { container } = renderPage(<BroadcastMessagePage />, { address: '/news/broadcast?id=12' });
  expect(await screen.findByRole('heading', { name: 'Начинаем в десять' })).toBeVisible();
  expect(screen.getByText(/Не опаздывайте/)).toBeVisible();
  expect(asked).toEqual(['13']);
  await expectNoAxeViolations(container);
});

test.each(['/news/broadcast?id=13', '/news/broadcast'])('says at %s that it is gone', async (address) => {
  api.answer('get', '/api/notices', { notices: [notice], unread_count: 0, has_more: true });
  renderPage(<BroadcastMessagePage />, { address });
  expect(await screen.findByText('Этого сообщения больше нет.')).toBeVisible();
});
