import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useFakeApi } from 'shared-api/testing';
import { startSendingServer } from '#testing/sendingServer';
import { createMailing, type MailingControl } from './createMailing';
import { readKept } from './mailingJob';
import type { Mailing } from './mailingState';
import type { DraftDesk } from './useSendingDraft';

const api = useFakeApi();
const draft: DraftDesk = {
  change: jest.fn<DraftDesk['change']>(),
  startNext: jest.fn<DraftDesk['startNext']>(),
  reload: jest.fn<DraftDesk['reload']>(),
};
const onDone = jest.fn();
let server: ReturnType<typeof startSendingServer>;
let mailing: Mailing;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-21T09:00:00.000Z'),
    doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'],
  });
  server = startSendingServer(api, 60);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Starts a new visit to the page, in the initial state. */
function visit(): MailingControl {
  mailing = { phase: 'creation' };
  return createMailing({ account: 1, get: () => mailing, set: (next) => (mailing = next), draft, onDone });
}

const job = (ids: readonly number[], contacted: readonly number[] = []) => ({
  clientId: 'the-mailing',
  text: 'Новая коллекция',
  attachments: [7],
  ids,
  contacted,
});
const everybody = Array.from({ length: 60 }, (_, index) => index + 1);

/** Loses the response after some recipients have been written to. */
function loseAnswer(reached: readonly number[]): void {
  api.answer('post', '/api/sending', ({ body }) => {
    server.mailings.push(body as (typeof server.mailings)[number]);
    server.deliver(reached);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the fake network answers with a response that is thrown
    throw Response.error();
  });
}
const answerAgain = () =>
  api.answer('post', '/api/sending', ({ body }) => {
    server.mailings.push(body as (typeof server.mailings)[number]);
    return { sent: server.mailings.at(-1)?.user_ids.length ?? 0 };
  });

async function send(control: MailingControl, ids: readonly number[], contacted?: readonly number[]): Promise<void> {
  await control.begin(job(ids, contacted));
  control.send();
}

const until = (phase: Mailing['phase']) => waitFor(() => expect(mailing).toMatchObject({ phase }), { timeout: 30_000 });

test('sends one request, then clears the draft [SEND-01] [SEND-04]', async () => {
  const control = visit();
  await send(control, [1, 2, 3]);
  expect(mailing).toEqual({ phase: 'sending', total: 3 });
  await until('success');
  expect(mailing).toEqual({ phase: 'success', total: 3 });
  expect(server.mailings).toEqual([
    { user_ids: [1, 2, 3], text: 'Новая коллекция', attachments: [7], client_id: 'the-mailing' },
  ]);
  expect(draft.startNext).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(readKept(1)).toBeUndefined();
});

test('sends no request when undone or left during the countdown', async () => {
  const control = visit();
  await control.begin(job([1]));
  expect(mailing).toEqual({ phase: 'countdown', total: 1 });
  control.takeBack();
  control.send();
  expect(mailing).toEqual({ phase: 'creation' });

  await control.begin(job([1]));
  control.leave(false);
  expect(mailing).toEqual({ phase: 'creation', notice: { kind: 'left' } });

  await control.begin(job([1]));
  control.leave(true);
  visit().resume();
  await waitFor(() => expect(mailing).toEqual({ phase: 'creation', notice: { kind: 'left' } }));
  visit().resume();
  expect(mailing).toEqual({ phase: 'creation' });
  expect(server.mailings).toEqual([]);
});

test('returns to the form with the reason of a refusal [SEND-04]', async () => {
  api.fail('post', '/api/sending', { status: 403, body: 'Рассылка сейчас отключена.' });
  await send(visit(), [1]);
  await until('creation');
  expect(mailing).toEqual({ phase: 'creation', notice: { kind: 'refused', reason: 'Рассылка сейчас отключена.' } });
  expect(readKept(1)).toBeUndefined();
  expect(draft.startNext).not.toHaveBeenCalled();
});

test('offers only unreached companies after a lost response [SEND-04]', async () => {
  server.updated.set(2, '2026-11-21T08:00:00.000Z');
  loseAnswer([3]);
  const control = visit();
  await send(control, [1, 2, 3], [2]);
  await until('partly');
  expect(mailing).toEqual({ phase: 'partly', total: 3, reached: 1, rest: [1, 2], unsure: 0 });
  expect(server.mailings).toHaveLength(1);

  answerAgain();
  control.sendToRest();
  await until('success');
  expect(mailing).toEqual({ phase: 'success', total: 3 });
  expect(server.mailings[1]).toMatchObject({ user_ids: [1, 2], client_id: 'the-mailing' });
});

test('succeeds without a second request when all were reached', async () => {
  loseAnswer([1, 2]);
  await send(visit(), [1, 2]);
  await until('success');
  expect(server.mailings).toHaveLength(1);
});

test('checks many by list, those contacted before by chat', async () => {
  server.contacted = new Set([1, 2]);
  server.updated.set(1, '2026-11-21T08:00:00.000Z');
  loseAnswer(everybody.slice(1, 40));
  await send(visit(), everybody, [1, 2]);
  await until('partly');
  expect(mailing).toMatchObject({ total: 60, reached: 39, rest: [...everybody.slice(40), 1], unsure: 0 });
});

test('checks until the number of reached companies is stable', async () => {
  loseAnswer([1]);
  await send(visit(), [1, 2, 3]);
  await waitFor(() => expect(mailing).toMatchObject({ phase: 'checking', reached: 1 }));
  server.deliver([2]);
  await waitFor(() => expect(mailing).toMatchObject({ phase: 'checking', reached: 2 }), { timeout: 30_000 });
  server.deliver([3]);
  await until('success');
  expect(server.mailings).toHaveLength(1);
});

test('checks once the network is back', async () => {
  loseAnswer([1]);
  let isOffline = true;
  api.answer('get', '/api/chat/{userId}', ({ path }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the fake network answers with a response that is thrown
    if (isOffline) throw Response.error();
    return {
      id: null,
      user_id: Number(path.userId),
      last_message: '',
      attachments: 0,
      seen: true,
      avatar: '',
      company: '',
      is_blocked: false,
      updated_at: '2026-11-21T09:00:00.000Z',
    };
  });
  await send(visit(), [1]);
  await waitFor(() => expect(mailing).toEqual({ phase: 'checking', total: 1, reached: undefined, problem: '' }));
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await until('success');
});

test('continues with the check after a reload during sending', async () => {
  api.hang('post', '/api/sending');
  await send(visit(), [1, 2]);
  server.deliver([2]);
  const control = visit();
  control.resume();
  await until('partly');
  expect(mailing).toMatchObject({ reached: 1, rest: [1] });

  answerAgain();
  control.sendToRest();
  await until('success');
  expect(server.mailings).toMatchObject([{ user_ids: [1], text: 'Новая коллекция', attachments: [7] }]);
});

test('sends no request while another tab runs the mailing', async () => {
  let letGo = () => {};
  const pending = new Promise<void>((resolve) => (letGo = resolve));
  const request = async (_: string, { ifAvailable }: LockOptions, task: (lock: object | null) => unknown) => {
    if (ifAvailable) return task(null);
    await pending;
    return task({});
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const control = visit();
  void control.begin(job([1]));
  await until('elsewhere');
  control.send();
  letGo();
  await until('creation');
  expect(draft.reload).toHaveBeenCalled();
  expect(server.mailings).toEqual([]);
});
