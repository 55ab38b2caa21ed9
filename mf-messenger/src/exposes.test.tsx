import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { questions } from './exposes';
import { LatestMessages } from './features/latest-messages/components/LatestMessages';
import { messengerServer } from './testing/messengerServer';
import { openMessages } from './testing/openMessages';
import { useTestDay } from './testing/useTestDay';

const api = useFakeApi();
useTestDay();

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

test('the last messages of the own page ask what hosts are told that they will ask', async () => {
  api.answer('get', '/api/messages', { messages: [] });
  jest.spyOn(globalThis, 'fetch');
  renderPage(<LatestMessages limit={5} />);
  await screen.findByText('Нет входящих сообщений');
  expect(asked()).toEqual(expect.arrayContaining(questions.LatestMessages));
});

test('the page of messages asks what hosts are told that it will ask', async () => {
  messengerServer(api);
  jest.spyOn(globalThis, 'fetch');
  openMessages('/messages');
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(questions.MessagesPage)));
});
