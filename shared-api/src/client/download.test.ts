import { expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { useFakeApi } from '../testing';
import type { ApiError } from './ApiError';
import { download } from './download';

const api = useFakeApi();
const PATH = '/api/organizer/participants/export';
const NAMED = { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Участники, 2.csv')}` };

const get = (onPart?: (part: Uint8Array) => void) =>
  download(PATH, { query: { format: 'csv', columns: ['id', 'company'] } }, onPart);
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error as ApiError).problem,
  );
const answer = (body: BodyInit, headers: Record<string, string> = NAMED) =>
  api.server.use(http.get(`*${PATH}`, () => new HttpResponse(body, { headers })));

/** A body that breaks after its first part. */
const broken = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('"Номер"\r\n'));
      controller.error(new Error('The connection breaks.'));
    },
  });

test('fetches a file with its name and reports its parts [ORG-04]', async () => {
  let asked = '';
  api.server.use(
    http.get(`*${PATH}`, ({ request }) => {
      asked = new URL(request.url).search;
      return new HttpResponse('"1"\r\n"2"\r\n', { headers: NAMED });
    }),
  );
  const onPart = jest.fn();
  const { name, content } = await get(onPart);
  expect([name, content.size]).toEqual(['Участники, 2.csv', 10]);
  expect(onPart).toHaveBeenCalled();
  expect(asked).toBe('?format=csv&columns=id&columns=company');
});

test('fails when the connection breaks half-way [ORG-04]', async () => {
  answer(broken());
  expect(await failure(get())).toEqual({ kind: 'network' });
});

test('takes no page of a captive portal for a file', async () => {
  answer('<html>Login</html>', { 'Content-Type': 'text/html' });
  expect(await failure(get())).toEqual({ kind: 'http', status: 200, text: '' });
});

test('reports refusals like other calls [ORG-04]', async () => {
  api.fail('get', PATH, { status: 409, body: 'Больше 20 000 строк: выберите CSV.' });
  expect(await failure(get())).toEqual({ kind: 'http', status: 409, text: 'Больше 20 000 строк: выберите CSV.' });
});
