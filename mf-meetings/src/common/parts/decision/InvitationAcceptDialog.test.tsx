import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, Schema } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { InvitationDecisionDialog } from './InvitationDecisionDialog';

const api = useFakeApi();

const accepted = fixtures.invitation({ id: 1, user_id: 10, company: 'Банк «Созвездие»' });
const noted = { ...accepted, text: 'Покажем образцы' };
const sail = fixtures.invitation({ id: 2, user_id: 20, company: 'Парус' });
const basket = fixtures.invitation({ id: 3, user_id: 30, company: 'Корзинка' });
const studio = fixtures.invitation({ id: 4, user_id: 40, company: 'Студия «Левый Джо»' });
const other = fixtures.invitation({ id: 5, user_id: 50, company: 'Монолит', point: '12:00' });
const move = fixtures.invitation({ id: 6, user_id: 60, company: 'Шаг', _date: '2026-11-24', _point: '09:30' });

const READY = 'Здравствуйте! На это время у нас уже назначена встреча. Предложите, пожалуйста, другое.';

/** Invitations on the server that await a decision. */
let open: Record<'incoming' | 'outgoing', Invitation[]>;
/** Decisions and messages that reached the server, in order. */
let done: string[];
/** Makes the server cancel the competing invitations itself after an acceptance. */
let cancelsItself: boolean;
const onClose = jest.fn();

function answerList(direction: 'incoming' | 'outgoing') {
  api.answer('get', `/api/invitations/${direction}`, ({ query }) => {
    const isMove = query.get('is_move') === '1';
    const invitations = open[direction].filter(({ _date }) => (_date !== null) === isMove);
    return { invitations, total_count: invitations.length, pages: 1 };
  });
}

function close(id: number) {
  open = {
    incoming: open.incoming.filter((each) => each.id !== id),
    outgoing: open.outgoing.filter((each) => each.id !== id),
  };
}

beforeEach(() => {
  noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
  localStorage.clear();
  open = { incoming: [accepted, sail, basket, other], outgoing: [studio] };
  done = [];
  cancelsItself = false;
  onClose.mockClear();
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/user/{id}', ({ path }) => fixtures.participant({ id: Number(path.id), city: 'Казань' }));
  api.answer('get', '/api/settings', fixtures.settings({ features: ['invitation_text'] }));
  answerList('incoming');
  answerList('outgoing');
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    done.push(`${path.id} ${(body as { status: string }).status}`);
    close(Number(path.id));
    if (cancelsItself) open = { incoming: [other], outgoing: [] };
    return { ok: true };
  });
  api.answer('delete', '/api/invite/{id}', ({ path }) => {
    done.push(`${path.id} withdrawn`);
    close(Number(path.id));
    return { ok: true };
  });
  api.answer('post', '/api/message', ({ body }) => {
    const { user_id, text } = body as Schema<'NewMessage'>;
    done.push(`to ${user_id}: ${text}`);
    return fixtures.message();
  });
});
afterEach(() => noteServerDate(new Date().toUTCString()));

/** Like the shell, renders only after the current user has loaded. */
function Page() {
  if (!useCurrentUser().data) return null;
  return <InvitationDecisionDialog pending={{ decision: 'accept', invitation: accepted }} onClose={onClose} />;
}

async function show() {
  renderPage(<Page />);
  await screen.findByRole('button', { name: 'Да, принять' });
  return within(screen.getByRole('dialog'));
}

/** The checkbox to decline the competing companies is off at first. */
const chooseDeclining = async () => userEvent.click(await screen.findByRole('checkbox'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const says = (company: string, text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(company).closest('li')).toHaveTextContent(text));
/** Lets the acceptance succeed and every later rejection fail. */
const failAfterAcceptance = (status: number, body?: string) =>
  api.answer('put', '/api/invite/{id}', () => {
    api.fail('put', '/api/invite/{id}', { status, body });
    return { ok: true };
  });

test('names the competing companies and declines them only on request [REQ-02]', async () => {
  const dialog = await show();
  expect(
    await dialog.findByText(
      'В это же время вас приглашают «Парус», «Корзинка», вы пригласили компанию Студия «Левый Джо»: с этими компаниями встретиться не получится.',
    ),
  ).toBeVisible();
  const choice = dialog.getByRole('checkbox', { name: 'Отклонить и написать всем трём' });
  expect(choice).not.toBeChecked();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(choice);
  expect(dialog.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(READY);
});

test('names a single rival in the choice and remembers it', async () => {
  open = { incoming: [accepted, sail], outgoing: [] };
  const { unmount } = renderPage(<Page />);
  await screen.findByText('В это же время вас приглашает «Парус»: с этой компанией встретиться не получится.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Отклонить и написать: «Парус»' }));
  unmount();
  await show();
  expect(await screen.findByRole('checkbox')).toBeChecked();
});

test('shows company, note, date, time and place [REQ-02]', async () => {
  renderPage(<InvitationDecisionDialog pending={{ decision: 'accept', invitation: noted }} onClose={onClose} />);
  await screen.findByRole('button', { name: 'Да, принять' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('«Покажем образцы»')).toBeVisible();
  expect(await dialog.findByText('Казань')).toBeVisible();
  expect(await dialog.findByRole('button', { name: /^Подходит/ })).toBeVisible();
  const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['пн, 23.11.2026', '10:30 GMT +03:00', 'Ссылка ещё не назначена']);
  await expectNoAxeViolations(screen.getByRole('dialog'));
  // Pages without that dialog offer no other time.
  expect(dialog.queryByRole('button', { name: 'Предложить другое время' })).not.toBeInTheDocument();
});

test('says that a meeting to be moved keeps its time', async () => {
  open = { incoming: [accepted, move], outgoing: [] };
  const dialog = await show();
  expect(
    await dialog.findByText('В это же время «Шаг» просит перенести встречу: встреча останется на прежнем времени.'),
  ).toBeVisible();
});

test('asks and closes when no other company competes [INV-08]', async () => {
  open = { incoming: [accepted, other], outgoing: [] };
  const dialog = await show();
  await waitFor(() => expect(dialog.queryByText('Проверяем, кто ещё ждёт это время…')).not.toBeInTheDocument());
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await press('Да, принять');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(done).toEqual(['1 ACCEPTED']);
});

test('rejects, withdraws and writes after accepting, showing each result', async () => {
  const dialog = await show();
  await chooseDeclining();
  const note = dialog.getByRole('textbox', { name: 'Сообщение' });
  await userEvent.clear(note);
  await userEvent.type(note, 'Давайте позже');
  await press('Да, принять');

  for (const company of ['Парус', 'Корзинка', 'Студия «Левый Джо»'])
    await says(company, `${company}: приглашение снято, сообщение отправлено`);
  expect(done[0]).toBe('1 ACCEPTED');
  expect(done.slice(1).toSorted()).toEqual([
    '2 REJECTED',
    '3 REJECTED',
    '4 withdrawn',
    'to 20: Давайте позже',
    'to 30: Давайте позже',
    'to 40: Давайте позже',
  ]);
  expect(toast.success).toHaveBeenCalledWith('Заявка принята!');
  expect(onClose).not.toHaveBeenCalled();
  const finish = screen.getByRole('button', { name: 'Готово' });
  // The same button changed its label, so it keeps the focus.
  expect(finish).toHaveFocus();
  await userEvent.click(finish);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('sends only messages when the server cancels rival invitations', async () => {
  cancelsItself = true;
  await show();
  await chooseDeclining();
  await press('Да, принять');
  await says('Парус', 'Парус: приглашение снято, сообщение отправлено');
  await waitFor(() => expect(done).toHaveLength(4));
  expect(done.filter((each) => !each.startsWith('to'))).toEqual(['1 ACCEPTED']);
});

test('counts an invitation decided in another window as declined', async () => {
  open = { incoming: [accepted, sail], outgoing: [] };
  await show();
  await chooseDeclining();
  failAfterAcceptance(409, 'По этому приглашению уже принято решение.');
  await press('Да, принять');
  await says('Парус', 'Парус: приглашение снято, сообщение отправлено');
});

test('offers a retry for an invitation that stays open', async () => {
  open = { incoming: [accepted, sail], outgoing: [studio] };
  await show();
  await chooseDeclining();
  failAfterAcceptance(503);
  await press('Да, принять');
  await says('Студия «Левый Джо»', 'приглашение снято, сообщение отправлено');
  await says('Парус', 'Парус: приглашение осталось открытым.');
  expect(done).toEqual(['4 withdrawn', `to 40: ${READY}`]);

  api.answer('put', '/api/invite/{id}', ({ path }) => {
    done.push(`${path.id} again`);
    return { ok: true };
  });
  await press('Повторить: Парус');
  await says('Парус', 'Парус: приглашение снято, сообщение отправлено');
  expect(done.slice(2)).toEqual(['2 again', `to 20: ${READY}`]);
});

test('keeps the rejection when the message waits for the network', async () => {
  open = { incoming: [accepted, sail], outgoing: [] };
  await show();
  await chooseDeclining();
  api.fail('post', '/api/message', 'network');
  await press('Да, принять');
  await says('Парус', 'приглашение снято, сообщение уйдёт, когда появится связь');
  expect(done).toEqual(['1 ACCEPTED', '2 REJECTED']);
});

test('resends a refused message', async () => {
  open = { incoming: [accepted, sail], outgoing: [] };
  await show();
  await chooseDeclining();
  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  await press('Да, принять');
  await says('Парус', 'Парус: приглашение снято, но сообщение не отправлено. Чат заблокирован.');
  api.answer('post', '/api/message', fixtures.message());
  await press('Повторить: Парус');
  await says('Парус', 'приглашение снято, сообщение отправлено');
});

test('only accepts while the checkbox is off', async () => {
  await show();
  await screen.findByRole('checkbox');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await press('Да, принять');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(done).toEqual(['1 ACCEPTED']);
});

test('rejects without a message when the text is empty', async () => {
  open = { incoming: [accepted, sail], outgoing: [] };
  await show();
  await chooseDeclining();
  await userEvent.clear(screen.getByRole('textbox'));
  await press('Да, принять');
  await says('Парус', /^Парус: приглашение снято$/);
  expect(done).toEqual(['1 ACCEPTED', '2 REJECTED']);
});

test('accepts when competing invitations cannot be loaded', async () => {
  api.fail('get', '/api/invitations/incoming', { status: 503 });
  await show();
  await press('Да, принять');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(done).toEqual(['1 ACCEPTED']);
});

test('leaves competing invitations open when accepting fails [INV-07]', async () => {
  await show();
  await chooseDeclining();
  api.fail('put', '/api/invite/{id}', { status: 409, body: 'Это время уже занято другой встречей.' });
  await press('Да, принять');
  expect(await screen.findByText('Это время уже занято другой встречей.')).toBeVisible();
  expect(toast.danger).toHaveBeenCalledWith('Ошибка изменения статуса заявки!');
  expect(done).toEqual([]);
  expect(screen.getByRole('checkbox')).toBeVisible();
});
