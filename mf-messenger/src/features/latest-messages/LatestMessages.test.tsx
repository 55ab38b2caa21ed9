import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { useTestDay } from '#testing/useTestDay';
import { LatestMessages } from './LatestMessages';

const api = useFakeApi();
useTestDay();

test('links the last incoming messages to their chats [OWN-02]', async () => {
  let limit: string | null = null;
  api.answer('get', '/api/messages', ({ query }) => {
    limit = query.get('limit');
    return {
      messages: [
        fixtures.incomingMessage({
          id: 2,
          user_id: 8,
          company: 'Южный берег',
          text: 'а'.repeat(101),
          created_at: '2026-11-21T08:15:00.000Z',
        }),
        fixtures.incomingMessage({
          id: 1,
          text: '',
          attachments: [{ id: 1, url: '/a', filename: 'a.pdf', filesize: 1, is_deleted: false }],
          created_at: '2026-11-19T08:15:00.000Z',
        }),
      ],
    };
  });
  const { container } = renderPage(<LatestMessages limit={5} />);

  const list = await screen.findByRole('list', { name: 'Последние входящие сообщения' });
  expect(limit).toBe('5');
  const [first, second] = within(list).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/messages/8');
  expect(first).toHaveTextContent(`Южный берег11:15${'а'.repeat(100)}…`);
  expect(second).toHaveTextContent('Северный ветер19.11.26 Вложения: 1');
  await expectNoAxeViolations(container);
});

test('shows a note without messages [OWN-02]', async () => {
  api.answer('get', '/api/messages', { messages: [] });
  renderPage(<LatestMessages limit={5} />);
  expect(await screen.findByText('Нет входящих сообщений')).toBeVisible();
});

test('reloads on demand after a failure', async () => {
  api.fail('get', '/api/messages', 'network');
  renderPage(<LatestMessages limit={5} />);
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.answer('get', '/api/messages', { messages: [fixtures.incomingMessage()] });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Северный ветер/ })).toBeVisible();
});
