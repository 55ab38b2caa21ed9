import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { questions } from '#remote';
import { LatestMessages } from './features/latest-messages/LatestMessages';
import { messengerServer } from './testing/messengerServer';
import { openMessages } from './testing/openMessages';
import { useTestDay } from './testing/useTestDay';

const api = useFakeApi();
useTestDay();

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

test('makes the declared requests for the latest messages', async () => {
  api.answer('get', '/api/messages', { messages: [] });
  jest.spyOn(globalThis, 'fetch');
  renderPage(<LatestMessages limit={5} />);
  await screen.findByText('Нет входящих сообщений');
  expect(asked()).toEqual(expect.arrayContaining(questions.LatestMessages));
});

test('makes the declared requests for the messages page', async () => {
  messengerServer(api);
  jest.spyOn(globalThis, 'fetch');
  openMessages('/messages');
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(questions.MessagesPage)));
});
