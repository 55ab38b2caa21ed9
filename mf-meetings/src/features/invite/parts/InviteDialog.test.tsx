import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDraft } from 'shared-api/storage';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { COMPANY, MONDAY, useInviteScene } from '#testing/useInviteScene';
import { InviteCalendar } from './InviteCalendar';

const { api, scene, answerCommands, takeInvitation } = useInviteScene();
// Looking up dozens of slots by accessible name is slow on a busy machine.

const dialog = () => screen.getByRole('dialog', { name: 'Пригласить на встречу' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const note = () => within(dialog()).getByRole('textbox', { name: 'Сообщение (необязательно)' });
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));

async function type(text: string) {
  await userEvent.click(note());
  await userEvent.paste(text);
}

/** Opens the dialog for a slot on Monday, the day shown first. */
async function open(point = '13:30') {
  const { unmount } = renderPage(<InviteCalendar userId={COMPANY} />);
  const slots = await screen.findByRole('group', { name: /^Слоты: Понедельник/ });
  await userEvent.click(within(slots).getByRole('button', { name: new RegExp(`^${point}`) }));
  return { unmount };
}

test('names company and time and sends the invitation [PART-07]', async () => {
  await open();
  expect(dialog()).toHaveTextContent('Северный ветерпн, 23.11.2026, 13:30 GMT +03:00');
  expect(dialog()).not.toHaveTextContent('нерабочее');
  await expectNoAxeViolations(dialog());
  await press('Пригласить');
  await isClosed();
  expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30' }]);
  expect(toast.success).toHaveBeenCalledWith('Приглашение отправлено!');
  expect(await screen.findByText('Вы пригласили на пн, 23.11.2026, 13:30. Ждём ответа.')).toBeVisible();
  expect(scene.messages).toEqual([]);
});

test('works by keyboard from the day strip to sending', async () => {
  renderPage(<InviteCalendar userId={COMPANY} />);
  const slots = await screen.findByRole('group', { name: /^Слоты: Понедельник/ });
  while (!slots.contains(document.activeElement)) await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(dialog()).toHaveTextContent('13:30');
  note().focus();
  await userEvent.keyboard('До встречи!');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(scene.invited).toHaveLength(1);
  expect(scene.messages).toHaveLength(1);
  expect(slots).toContainElement(document.activeElement as HTMLElement);
});

test('names competing companies before sending', async () => {
  scene.incoming = [
    fixtures.invitation({ id: 31, user_id: 5, company: 'ТЦ «Парус»', date: MONDAY, point: '14:30' }),
    fixtures.invitation({ id: 32, user_id: 6, company: 'Корзинка', date: MONDAY, point: '14:30' }),
  ];
  scene.outgoing = [fixtures.invitation({ id: 33, user_id: 7, company: 'Левый Джо', date: MONDAY, point: '14:30' })];
  await open('14:30');
  expect(dialog()).toHaveTextContent(
    'На это время вас уже приглашают ТЦ «Парус», Корзинка. Состоится только одна встреча.',
  );
  expect(dialog()).toHaveTextContent(
    'На это время вы уже пригласили компанию Левый Джо. Состоится только одна встреча.',
  );
  await press('Пригласить');
  await isClosed();
  expect(scene.invited).toHaveLength(1);
});

test('sends once on a double click', async () => {
  await open();
  await userEvent.dblClick(within(dialog()).getByRole('button', { name: 'Пригласить' }));
  await isClosed();
  expect(scene.invited).toHaveLength(1);
});

test('keeps the note after a failure and sends it once [PART-07]', async () => {
  api.fail('post', '/api/invite', { status: 403, body: 'Участник общается только в чате.' });
  await open();
  await type('Покажем новинки.');
  await press('Пригласить');
  expect(await screen.findByText('Участник общается только в чате.')).toBeVisible();
  expect(toast.danger).toHaveBeenCalledWith('Ошибка создания приглашения!');
  expect(note()).toHaveValue('Покажем новинки.');
  expect(scene.messages).toEqual([]);
  answerCommands();
  await press('Отправить ещё раз');
  await isClosed();
  expect(scene.invited).toHaveLength(1);
  expect(scene.messages).toMatchObject([{ user_id: COMPANY, text: 'Покажем новинки.' }]);
});

describe('server that takes the note with the invitation', () => {
  beforeEach(() => {
    scene.features = ['invitation_text'];
  });

  test('sends the note once, without a chat message [PART-07]', async () => {
    await open();
    await type('  Покажем новинки.  ');
    await press('Пригласить');
    await isClosed();
    expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30', text: 'Покажем новинки.' }]);
    expect(scene.messages).toEqual([]);
    expect(readDraft(`invite.${COMPANY}`)).toBe('');
  });

  test('sends no text without a note', async () => {
    await open();
    await type('   ');
    await press('Пригласить');
    await isClosed();
    expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30' }]);
  });

  test('keeps the note after a failure', async () => {
    api.fail('post', '/api/invite', { status: 403, body: 'Участник общается только в чате.' });
    await open();
    await type('Покажем новинки.');
    await press('Пригласить');
    expect(await screen.findByText('Участник общается только в чате.')).toBeVisible();
    expect(note()).toHaveValue('Покажем новинки.');
  });
});

test('counts characters and refuses a note that is too long', async () => {
  await open();
  // The emoji has two code units.
  await type(`${'я'.repeat(499)}🎁`);
  expect(note()).toHaveAccessibleDescription(/500 из 500$/);
  await type('!');
  expect(note()).toHaveAccessibleDescription(/Сократите текст до 500 символов\./);
  expect(within(dialog()).getByRole('button', { name: 'Пригласить' })).toHaveAccessibleDescription(
    'Сократите сообщение',
  );
  await press('Пригласить');
  expect(scene.invited).toEqual([]);
  expect(note()).toHaveValue(`${'я'.repeat(499)}🎁!`);
});

test('keeps the draft after closing and reloading', async () => {
  const { unmount } = await open();
  await type('Покажем новинки.');
  await press('Отмена');
  await isClosed();
  unmount();
  await open();
  expect(note()).toHaveValue('Покажем новинки.');
});

test('restores the note that release 0.2.0 has stored', async () => {
  localStorage.setItem('vstrecha.owner', '1');
  localStorage.setItem(`vstrecha.draft.invite.${COMPANY}`, 'Покажем новинки.');
  await open();
  expect(note()).toHaveValue('Покажем новинки.');
});

test('treats an arrived invitation as sent despite a lost response', async () => {
  api.answer('post', '/api/invite', (call) => {
    takeInvitation(call);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a handler of the fake network throws is its answer
    throw Response.error();
  });
  await open();
  await type('Покажем новинки.');
  await press('Пригласить');
  await isClosed();
  expect(scene.invited).toHaveLength(1);
  expect(scene.messages).toHaveLength(1);
  expect(toast.success).toHaveBeenCalledWith('Приглашение отправлено!');
  expect(toast.danger).not.toHaveBeenCalled();
});

test('checks for an arrived invitation before sending again', async () => {
  api.answer('post', '/api/invite', (call) => {
    takeInvitation(call);
    api.fail('get', '/api/invitations/outgoing', 'network');
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a handler of the fake network throws is its answer
    throw Response.error();
  });
  await open();
  await press('Пригласить');
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  api.answer('get', '/api/invitations/outgoing', ({ query }) => ({
    invitations: query.get('is_move') === '1' ? [] : scene.outgoing,
    total_count: 1,
    pages: 1,
  }));
  await press('Отправить ещё раз');
  await isClosed();
  expect(scene.invited).toHaveLength(1);
});

test('offers the nearest slots when the chosen slot is occupied', async () => {
  await open();
  await type('Покажем новинки.');
  scene.theirs[MONDAY] = 'bfmffm';
  await press('Пригласить');
  expect(await screen.findByText(/^Это время только что заняли\. Ближайшие общие:/)).toBeVisible();
  expect(scene.invited).toEqual([]);
  expect(toast.danger).not.toHaveBeenCalled();
  const offered = within(dialog()).getAllByRole('button', { name: /2026/ });
  expect(offered.map((button) => button.textContent)).toEqual(['пн, 23.11.2026, 14:30', 'вт, 24.11.2026, 14:00']);
  await userEvent.click(screen.getByRole('button', { name: 'вт, 24.11.2026, 14:00' }));
  expect(dialog()).toHaveTextContent('вт, 24.11.2026, 14:00');
  expect(note()).toHaveValue('Покажем новинки.');
  await press('Пригласить');
  await isClosed();
  expect(scene.invited).toMatchObject([{ date: '2026-11-24', point: '14:00' }]);
});

test('offers other slots after a conflict while sending', async () => {
  api.answer('post', '/api/invite', () => {
    scene.theirs[MONDAY] = 'bfmffm';
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a handler of the fake network throws is its answer
    throw new Response('Участник недоступен в это время.', { status: 409 });
  });
  await open();
  await press('Пригласить');
  expect(await screen.findByText(/^Это время только что заняли/)).toBeVisible();
  expect(toast.danger).not.toHaveBeenCalled();
});

test('sends a waiting note when the network is back', async () => {
  api.fail('post', '/api/message', 'network');
  await open();
  await type('Покажем новинки.');
  await press('Пригласить');
  expect(await screen.findByText('Приглашение отправлено. Сообщение уйдёт, когда появится связь.')).toBeVisible();
  await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Закрыть' })[0] ?? dialog());
  await isClosed();
  answerCommands();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(scene.messages).toMatchObject([{ text: 'Покажем новинки.' }]));
  expect(scene.invited).toHaveLength(1);
});

test('reports a refused note next to the sent invitation', async () => {
  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  await open();
  await type('Покажем новинки.');
  await press('Пригласить');
  expect(
    await screen.findByText(/Приглашение отправлено, а сообщение отправить не удалось\. Чат заблокирован\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument();
});
