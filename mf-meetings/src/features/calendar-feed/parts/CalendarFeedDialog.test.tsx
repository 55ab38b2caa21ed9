import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { CalendarFeedDialog } from './CalendarFeedDialog';

const api = useFakeApi();
const user = userEvent.setup();
const addressOf = (token: string) => `https://vstrecha.example/api/calendar/${token}.ics`;
let url: string;

beforeEach(() => {
  url = addressOf('aa');
  api.answer('get', '/api/calendar', () => ({ url }));
  jest.spyOn(toast, 'success');
});

const open = () => renderPage(<CalendarFeedDialog onClose={() => undefined} />);

test('opens the feed in a calendar or copies its address [AFTER-03]', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'Открыть в календаре' })).toHaveAttribute(
    'href',
    'webcal://vstrecha.example/api/calendar/aa.ics',
  );
  expect(screen.getByRole('link', { name: /Google Календарь/ })).toHaveAttribute(
    'href',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fvstrecha.example%2Fapi%2Fcalendar%2Faa.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку календаря' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(url);
  await expectNoAxeViolations(container);
});

test('replaces the address once confirmed, or says why not [AFTER-03]', async () => {
  api.fail('post', '/api/calendar/reset', 'network');
  open();
  await screen.findByText(url);
  await user.click(screen.getByRole('button', { name: 'Заменить ссылку' }));
  await user.click(screen.getByRole('button', { name: 'Да, заменить' }));
  expect(await screen.findByText('Не удалось заменить ссылку. Попробуйте ещё раз.')).toBeVisible();

  api.answer('post', '/api/calendar/reset', () => ({ url: (url = addressOf('bb')) }));
  await user.click(screen.getByRole('button', { name: 'Да, заменить' }));
  expect(await screen.findByText(addressOf('bb'))).toBeVisible();
  expect(toast.success).toHaveBeenCalledWith('Ссылка календаря заменена.');
});

test('offers a retry when the address fails to load', async () => {
  api.fail('get', '/api/calendar', { status: 500 });
  open();
  expect(await screen.findByText('Не удалось получить ссылку календаря.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Заменить ссылку' })).toBeDisabled();
  api.answer('get', '/api/calendar', { url });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(url)).toBeVisible();
});
