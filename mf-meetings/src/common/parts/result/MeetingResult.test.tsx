import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, useDownloads } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { serverSays } from '#testing/useMeetingsScene';
import { MeetingResult } from './MeetingResult';

type Result = Schema<'MeetingResult'>;
type Agreement = Schema<'MeetingAgreement'>;

const api = useFakeApi();
const downloads = useDownloads();
const user = userEvent.setup();
const SLOT = { date: '2026-11-22', point: '10:00' };
const company = { point: '10:00', company: 'Парус', company_id: 7, is_move: false, meeting_id: 5 };
const base = { meeting_id: 5, company_id: 7, company: 'Парус', ...SLOT };
const saved = (fields: Partial<Result>): Result => ({
  ...base,
  outcome: 'agreed',
  note: '',
  next_at: null,
  updated_at: '2026-11-22T08:00:00Z',
  ...fields,
});
const agreementOf = (fields: Partial<Agreement>): Agreement => ({ ...base, version: 1, ...fields });
const proposed = (text: string, by: 'we' | 'they') => ({ text, by, at: '2026-11-22T08:00:00Z' });

let results: Result[];
let agreements: Agreement[];
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  serverSays('2026-11-22T09:00:00Z');
  results = [];
  agreements = [];
  sent = [];
  api.answer('get', '/api/settings', fixtures.settings({ features: ['results'] }));
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/meetings/results', () => ({ results, agreements }));
  api.answer('put', '/api/meetings/{id}/result', ({ body: given }) => {
    const body = given as Schema<'MeetingResultForm'>;
    sent.push(body);
    results = [{ ...(results[0] ?? saved({})), ...body, note: body.note ?? results[0]?.note ?? '' }];
    return results[0] ?? saved({});
  });
  jest.spyOn(toast, 'danger');
  jest.spyOn(toast, 'success');
});

const open = (slot = SLOT) => renderPage(<MeetingResult meeting={slot} company={company} />);
/** Like the shell, renders only after the current user has loaded. */
function LoggedIn() {
  return useCurrentUser().data && <MeetingResult meeting={SLOT} company={company} />;
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('saves the answer with one press, then the absentee [AFTER-01]', async () => {
  const { container } = open();
  const question = await screen.findByRole('radiogroup', { name: 'Как прошла? Парус, 10:00' });
  expect(
    within(question)
      .getAllByRole('radio')
      .map((each) => (each as HTMLInputElement).value),
  ).toEqual(['agreed', 'continue', 'no_fit', 'missed']);
  await user.click(screen.getByRole('radio', { name: 'Не состоялась' }));
  expect(await screen.findByRole('radio', { name: 'Не состоялась', checked: true })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Не пришли они' }));
  await waitFor(() => expect(sent).toEqual([{ outcome: 'missed' }, { outcome: 'missed', who_missed: 'they' }]));
  await expectNoAxeViolations(container);
});

test('asks once the meeting has ended [AFTER-01]', () => {
  open({ date: '2026-11-22', point: '12:00' });
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

test('takes back a refused answer and says why [AFTER-01]', async () => {
  results = [saved({ outcome: 'continue' })];
  api.fail('put', '/api/meetings/{id}/result', { status: 409, body: 'Эта встреча отменена: отмечать нечего.' });
  open();
  await user.click(await screen.findByRole('radio', { name: 'Договорились' }));
  await waitFor(() =>
    expect(toast.danger).toHaveBeenCalledWith('Ответ не сохранён. Эта встреча отменена: отмечать нечего.'),
  );
  expect(await screen.findByRole('radio', { name: 'Продолжим', checked: true })).toBeVisible();
});

test('saves note and next step, which makes a reminder [AFTER-01]', async () => {
  results = [saved({})];
  open();
  await user.click(await screen.findByRole('button', { name: 'Заметка: Парус' }));
  await user.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Ждут макет');
  await user.type(screen.getByRole('textbox', { name: 'Следующий шаг' }), '05.12.2026');
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ outcome: 'agreed', note: 'Ждут макет', next_at: '2026-12-05' }]);
  expect(screen.getByText('Следующий шаг: сб, 05.12.2026')).toBeVisible();
  await press('Напоминание (.ics)');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('shag-2026-12-05.ics');
  expect(downloads[0]?.text).toMatch(/DTSTART;TZID=Europe\/Moscow:20261205T090000[^]*SUMMARY:Следующий шаг: Парус/);
});

test('keeps what was typed until it is saved [AFTER-01]', async () => {
  results = [saved({})];
  const { unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Заметка: Парус' }));
  await user.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Ждут макет');
  api.fail('put', '/api/meetings/{id}/result', { status: 500 });
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ответ не сохранён\. Непредвиденная ошибка/);
  unmount();
  open();
  await user.click(await screen.findByRole('button', { name: 'Заметка: Парус' }));
  expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Ждут макет');
});

test('shows a result that waits for the network [DAY-04]', async () => {
  results = [saved({})];
  renderPage(<LoggedIn />);
  await user.click(await screen.findByRole('button', { name: 'Заметка: Парус' }));
  await user.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Ждут макет');
  api.fail('put', '/api/meetings/{id}/result', 'network');
  await press('Сохранить');
  expect(await screen.findByText('Ответ уйдёт, когда появится связь')).toBeVisible();
  expect(screen.getByText('Ждут макет')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Продолжим' }));
  expect(screen.getByRole('radio', { name: 'Продолжим' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить: Парус' })).toBeEnabled());

  await press('Отменить: Парус');
  expect(screen.getByRole('radio', { name: 'Договорились' })).toBeChecked();
  await press('Заметка: Парус');
  expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Ждут макет');
});

test('keeps results on the device for servers without them [AFTER-01]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ features: [] }));
  const { unmount } = open();
  await user.click(await screen.findByRole('radio', { name: 'Договорились' }));
  expect(await screen.findByText('Только на этом устройстве')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Записать договорённость/ })).not.toBeInTheDocument();
  unmount();
  open();
  expect(await screen.findByRole('radio', { name: 'Договорились' })).toBeChecked();
  expect(sent).toEqual([]);
});

test('offers a retry when the former answer fails to load', async () => {
  api.fail('get', '/api/meetings/results', { status: 500 });
  open();
  expect(await screen.findByText('Не удалось загрузить прежний ответ.')).toBeVisible();
  results = [saved({ outcome: 'no_fit' })];
  api.answer('get', '/api/meetings/results', () => ({ results, agreements }));
  await press('Повторить');
  expect(await screen.findByRole('radio', { name: 'Не подошли', checked: true })).toBeVisible();
});

test('writes a sentence that the other side confirms [AFTER-04]', async () => {
  results = [saved({})];
  api.answer('put', '/api/meetings/{id}/agreement', ({ body: given }) => {
    const body = given as { text: string };
    sent.push(body);
    return agreementOf({ proposed: proposed(body.text, 'we') });
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Записать договорённость: Парус' }));
  await press('Отправить на подтверждение');
  expect(screen.getByRole('alert')).toHaveTextContent('Напишите, о чём договорились.');
  await user.type(screen.getByRole('textbox', { name: 'Договорённость' }), '20 000 кружек');
  await press('Отправить на подтверждение');
  expect(await screen.findByText(/^Ждёт подтверждения компании:/)).toHaveTextContent('«20 000 кружек»');
  expect(sent).toEqual([{ text: '20 000 кружек', version: 0 }]);
});

test('confirms the other side’s sentence with one press [AFTER-04]', async () => {
  agreements = [agreementOf({ version: 3, proposed: proposed('20 000 кружек', 'they') })];
  const agreed = { text: '20 000 кружек', at: '2026-11-22T09:00:00Z' };
  api.answer('post', '/api/meetings/{id}/agreement/confirm', ({ body: given }) => {
    const body = given as { text: string };
    sent.push(body);
    return agreementOf({ version: 3, agreed });
  });
  const { container } = open();
  expect(await screen.findByText(/^Предлагает компания:/)).toHaveTextContent('«20 000 кружек»');
  await expectNoAxeViolations(container);
  await press('Подтверждаю: Парус');
  expect(await screen.findByText(/^Общая договорённость:/)).toHaveTextContent(
    'Общая договорённость: «20 000 кружек» подтверждена вс, 22.11.2026',
  );
  expect(sent).toEqual([{ version: 3 }]);
  expect(screen.getByRole('button', { name: 'Изменить: Парус' })).toBeVisible();
});

test('shows the faster side’s sentence and keeps the typed one [AFTER-04]', async () => {
  results = [saved({})];
  api.fail('put', '/api/meetings/{id}/agreement', { status: 409, body: 'Пока вы писали, договорённость изменилась.' });
  open();
  await user.click(await screen.findByRole('button', { name: 'Записать договорённость: Парус' }));
  await user.type(screen.getByRole('textbox', { name: 'Договорённость' }), 'Наша строка');
  agreements = [agreementOf({ proposed: proposed('Их строка', 'they') })];
  await press('Отправить на подтверждение');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^Предлагает компания:/)).toHaveTextContent('«Их строка»');
  expect(dialog.getByRole('alert')).toHaveTextContent('Пока вы писали, договорённость изменилась.');
  expect(dialog.getByRole('textbox')).toHaveValue('Наша строка');
  api.answer('put', '/api/meetings/{id}/agreement', ({ body: given }) => {
    const body = given as { text: string };
    sent.push(body);
    return agreementOf({ version: 2, proposed: proposed(body.text, 'we') });
  });
  await press('Отправить на подтверждение');
  await waitFor(() => expect(sent).toEqual([{ text: 'Наша строка', version: 1 }]));
});
