import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, Notice } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { forgetAllDrafts, hasUnsent, keepDraft, readDraft } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { toast } from 'shared-ui/toast';
import type { HeldMeeting, MeetingWrite } from '#domain/queuedWrite';
import { QueuedLine } from '#parts/QueuedLine';
import { useQueued, useSendWrite } from './meetingQueue';

const api = useFakeApi();
const invitation = fixtures.invitation({ id: 7, user_id: 2, company: 'Парус', date: '2026-11-23', point: '10:00' });
const meeting: HeldMeeting = {
  meeting_id: 5,
  company_id: 2,
  company: 'Парус',
  date: '2026-11-22',
  point: '12:30',
};
const accepts: MeetingWrite = { kind: 'answer', invitation, decision: 'accept' };
const isLate: MeetingWrite = { kind: 'arrival', meeting, change: { state: 'late', minutes: 10 } };

/** What reached the server. */
let sent: unknown[];
/** The invitation as the server has it. */
let stored: Invitation;
let notices: Partial<Notice>[];

function Writer({ write }: { write: MeetingWrite }) {
  const send = useSendWrite();
  const subject = write.kind === 'answer' ? write.invitation.id : write.meeting.meeting_id;
  const queued = useQueued(write.kind, 2, subject);
  return (
    <>
      <button onClick={() => void send(write).catch(() => {})}>Отправить</button>
      {queued?.isHeld && <QueuedLine queued={queued} />}
    </>
  );
}

/** Like the shell, renders only after the current user has loaded. */
function Page(props: { write: MeetingWrite }) {
  return useCurrentUser().data ? <Writer {...props} /> : null;
}

const open = (write: MeetingWrite = accepts) => renderPage(<Page write={write} />);
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Отправить' }));
const goBack = () => act(() => void window.dispatchEvent(new Event('online')));
const line = () => screen.findByText(/уйдёт, когда появится связь/);
const isGone = () => waitFor(() => expect(hasUnsent('meetings', 1)).toBe(false));
const bell = () => readDraft('told.1');
const setNow = (time: string) => noteServerDate(`Sun, 22 Nov 2026 ${time} GMT`);

function answers() {
  const take = ({ path, body }: { path: Record<string, string>; body: unknown }) => {
    sent.push([Number(path.id), body]);
    return { ok: true };
  };
  api.answer('put', '/api/invite/{id}', take);
  api.answer('put', '/api/meeting/{id}/arrival', take);
  api.answer('put', '/api/meetings/{id}/result', take as never);
}

function fail(how: Parameters<typeof api.fail>[2]) {
  api.fail('put', '/api/invite/{id}', how);
  api.fail('put', '/api/meeting/{id}/arrival', how);
  api.fail('put', '/api/meetings/{id}/result', how);
}

beforeEach(() => {
  localStorage.clear();
  setNow('09:00:00');
  sent = [];
  stored = invitation;
  notices = [];
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/invitations/incoming', () => ({ invitations: [stored], total_count: 1, pages: 1 }));
  api.answer('get', '/api/notices', () => ({ notices: notices as Notice[], unread_count: 0, has_more: false }));
  api.answer('get', '/api/meetings/companies', { companies: [] });
  api.answer('get', '/api/points', { points: [] });
  answers();
});
afterEach(() => {
  noteServerDate(new Date().toUTCString());
  jest.restoreAllMocks();
});

test('[DAY-04] an answer waits across a reload and is sent once', async () => {
  fail('network');
  const { unmount } = open();
  await press();
  expect(await line()).toHaveTextContent('Ответ уйдёт, когда появится связь');
  unmount();

  open();
  expect(await line()).toBeVisible();
  expect(screen.getByText('Ваш ответ: принять.')).toBeVisible();
  answers();
  goBack();
  await isGone();
  expect(sent).toEqual([[7, { status: 'ACCEPTED' }]]);
  const told = 'Ответ отправлен. Встреча назначена: Парус, пн, 23.11.2026, 10:00';
  expect(toast.success).toHaveBeenCalledWith(told);
  expect(bell()).toContain(told);
  goBack();
  expect(sent).toHaveLength(1);
});

test('[DAY-04] an answer that arrives stays out of the bell', async () => {
  open();
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
  await isGone();
  expect(screen.queryByText(/когда появится связь/)).not.toBeInTheDocument();
  expect(toast.success).not.toHaveBeenCalled();
  expect(bell()).toBe('');
});

test('[DAY-04] «Отменить» takes a waiting answer back', async () => {
  fail('network');
  open();
  await press();
  await line();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить: Парус' }));
  expect(screen.queryByText(/когда появится связь/)).not.toBeInTheDocument();
  answers();
  goBack();
  await isGone();
  expect(sent).toEqual([]);
});

test('[DAY-04] a logout deletes what waits', async () => {
  fail('network');
  const { unmount } = open();
  await press();
  await line();
  unmount();
  forgetAllDrafts();
  answers();
  open();
  await screen.findByRole('button', { name: 'Отправить' });
  goBack();
  expect(screen.queryByText(/когда появится связь/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [
    'withdrawn',
    () => (stored = { ...stored, status: 'CANCELED' }),
    /^Парус\. Пока не было связи, приглашение отозвали\.$/,
  ],
  [
    'answered elsewhere',
    () => (stored = { ...stored, status: 'REJECTED' }),
    /^Парус\. Пока не было связи, на приглашение уже ответили\.$/,
  ],
  [
    'fallen because its sender is busy',
    () => {
      stored = { ...stored, status: 'CANCELED' };
      notices = [{ invitation_id: 7, kind: 'fell', cause: 'taken' }];
    },
    /^Парус\. Пока не было связи, это время заняли\.$/,
  ],
  [
    'at a time that is taken',
    () => {
      stored = { ...stored, status: 'CANCELED' };
      api.answer('get', '/api/meetings/companies', {
        companies: [{ company_id: 3, company: 'Шаг', point: '10:00', is_move: false }],
      });
      api.answer('get', '/api/points', ({ query }) => ({
        points:
          query.get('date') === '2026-11-23'
            ? ['09:30', query.has('user_id') ? '14:00' : '10:30', '11:00', '15:00'].map((point) => ({
                point,
                status: 'AVAILABLE' as const,
                link: null,
              }))
            : [],
      }));
    },
    /это время заняли: Шаг\. Ближайшие общие: пн, 23\.11\.2026, 09:30; пн, 23\.11\.2026, 11:00; /,
  ],
])('[DAY-04] tells of an invitation %s', async (_name, happen, words) => {
  fail('network');
  open();
  await press();
  await line();
  happen();
  fail({ status: 409, body: 'По этому приглашению уже принято решение.' });
  goBack();
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(expect.stringMatching(words)));
  expect(JSON.parse(bell())).toMatchObject([{ text: expect.stringMatching(words), href: '/meetings?date=2026-11-23' }]);
  await isGone();
});

test('[DAY-04] an answer whose response was lost counts as sent', async () => {
  fail('network');
  open();
  await press();
  await line();
  stored = { ...stored, status: 'ACCEPTED' };
  fail({ status: 409, body: 'По этому приглашению уже принято решение.' });
  goBack();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('Встреча назначена')));
  expect(toast.danger).not.toHaveBeenCalled();
});

test.each([
  ['once the meeting has begun', '09:31:00', 'Парус. Не отправлено: встреча уже началась.'],
  ['after fifteen minutes', '09:16:00', 'Парус. Не отправлено: прошло больше 15 минут.'],
])('[DAY-04] drops «Опаздываю» %s', async (_name, time, told) => {
  fail('network');
  open(isLate);
  await press();
  expect(await line()).toHaveTextContent('Отметка уйдёт, когда появится связь');
  answers();
  setNow(time);
  goBack();
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(told));
  expect(sent).toEqual([]);
});

test('[DAY-04] sends «Опаздываю» that is still true', async () => {
  fail('network');
  open(isLate);
  await press();
  await line();
  answers();
  setNow('09:10:00');
  goBack();
  await isGone();
  expect(sent).toEqual([[5, { state: 'late', minutes: 10 }]]);
  expect(toast.success).toHaveBeenCalledWith('Отметка отправлена: вы опаздываете на 10 минут. Парус');
});

test('[DAY-04] a later result keeps the note of a waiting one', async () => {
  fail('network');
  const first = open({ kind: 'result', meeting, change: { outcome: 'continue', note: 'Ждут макет' } });
  await press();
  await line();
  first.unmount();
  open({ kind: 'result', meeting, change: { outcome: 'agreed' } });
  await line();
  await press();
  answers();
  goBack();
  await isGone();
  expect(sent).toEqual([[5, { outcome: 'agreed', note: 'Ждут макет' }]]);
});

test.each([
  ['goes back into its form', '', { note: 'Ждут макет' }],
  ['leaves newer text alone', '{"note":"Ждут макет и цену"}', { note: 'Ждут макет и цену' }],
])('[DAY-04] a refused note %s', async (_name, typed, kept) => {
  fail('network');
  open({ kind: 'result', meeting, change: { outcome: 'continue', note: 'Ждут макет' } });
  await press();
  await line();
  keepDraft('result.2-2026-11-22-1230', typed);
  fail({ status: 409, body: 'Эта встреча отменена.' });
  goBack();
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith('Парус. Не отправлено: эта встреча отменена.'));
  expect(JSON.parse(readDraft('result.2-2026-11-22-1230'))).toEqual(kept);
});

test('[DAY-04] a failing server rejects the first attempt', async () => {
  fail({ status: 500 });
  open();
  await press();
  await isGone();
  expect(screen.queryByText(/когда появится связь/)).not.toBeInTheDocument();
  expect(toast.danger).not.toHaveBeenCalled();
});
