import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { fixtures, renderKept, useFakeApi } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { useTestDay } from '#testing/useTestDay';
import { MessagesPage } from './MessagesPage';

const api = useFakeApi();
const otherRemotes = { load: () => Promise.resolve({ default: () => null }) };
useFakeChatLayout();
useTestDay();

test('opens without a network with its chats and their messages [NET-09]', async () => {
  messengerServer(api);
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-12-04' });
  api.answer('get', '/api/settings', fixtures.settings());
  const page = (
    <WidgetLoaderContext value={otherRemotes}>
      <Routes>
        <Route path="/messages/:id?" element={<MessagesPage />} />
      </Routes>
      <Toaster />
    </WidgetLoaderContext>
  );
  const cut = () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  };
  renderKept({ page, keepAnswers: MessagesPage.keepAnswers, cut }, { address: '/messages' });

  await userEvent.click(await screen.findByRole('link', { name: /Северный ветер/ }));
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
  expect(screen.queryByText(/Не удалось|Ошибка/)).not.toBeInTheDocument();
});
