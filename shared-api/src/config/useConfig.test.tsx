import { expect, test } from '@jest/globals';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useConfig } from '.';
import { renderPage, useFakeApi } from '../testing';

const api = useFakeApi();

function Page() {
  const { data: config, error, reload } = useConfig();
  return (
    <>
      <p>{config ? config.pusher.key : error instanceof Error ? error.message : 'ждём'}</p>
      <button onClick={reload}>Повторить</button>
    </>
  );
}

test('reads /config.json', async () => {
  api.configure({ pusher: { key: 'the-key', cluster: 'eu' } });
  renderPage(<Page />);
  expect(await screen.findByText('the-key')).toBeVisible();
});

test('gives an empty cluster for a Pusher-compatible server [TEAM-01]', async () => {
  api.configure({ pusher: { key: 'the-key', path: '/push' } });
  const { result } = renderHook(useConfig);
  await waitFor(() => expect(result.current.data?.pusher.cluster).toBe(''));
});

const whole = { pusher: { key: 'key', cluster: 'eu' }, banners: [], managers: [], meetingRulesUrl: '', botUrl: '' };

test.each<[string, () => HttpResponse<string>]>([
  ['a missing file', () => new HttpResponse('no such file', { status: 404 })],
  ['HTML instead of JSON', () => new HttpResponse('<!doctype html>')],
  ['no push service', () => new HttpResponse(JSON.stringify({ ...whole, pusher: undefined }))],
  ['no place of the push service', () => new HttpResponse(JSON.stringify({ ...whole, pusher: { key: 'key' } }))],
  ['an invalid list of banners', () => new HttpResponse(JSON.stringify({ ...whole, banners: 'none' }))],
  ['an invalid manager', () => new HttpResponse(JSON.stringify({ ...whole, managers: [null] }))],
])('names the fix for operators when there is %s', async (_, respond) => {
  api.server.use(http.get('*/config.json', respond));
  renderPage(<Page />);
  expect(await screen.findByText(/config\.json is missing or lacks.*docs\/deploying\.md/)).toBeVisible();
});

test('loads on retry after a failure', async () => {
  api.server.use(http.get('*/config.json', () => new HttpResponse(null, { status: 503 })));
  renderPage(<Page />);
  await screen.findByText(/config\.json is missing/);
  api.configure({ pusher: { key: 'the-key', cluster: 'eu' } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('the-key')).toBeVisible();
});
