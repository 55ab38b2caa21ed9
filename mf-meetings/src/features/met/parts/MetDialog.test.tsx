import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations, useDownloads } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { serverSays, useMeetingsScene } from '#testing/useMeetingsScene';
import { MetDialog } from './MetDialog';

const { api, scene } = useMeetingsScene();
const downloads = useDownloads();
const user = userEvent.setup();
const met = (date: string, point: string, company: string, company_id: number, meeting_id: number) => ({
  ...{ date, point, company, company_id, meeting_id },
});
const result = (meeting_id: number, fields: Partial<Schema<'MeetingResult'>> = {}): Schema<'MeetingResult'> => ({
  ...{ meeting_id, company_id: 7, company: 'Парус', date: '2026-11-21', point: '10:00' },
  ...{ outcome: 'agreed', note: '', next_at: null, updated_at: '2026-11-21T08:00:00Z' },
  ...fields,
});
let results: Schema<'MeetingResults'>;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(toast, 'danger');
  jest.spyOn(toast, 'success');
  // Two weeks after the event.
  serverSays('2026-12-18T09:00:00Z');
  scene.meetings = [
    met('2026-11-21', '10:00', 'Парус', 7, 1),
    met('2026-11-21', '11:00', 'Шаг', 8, 2),
    met('2026-11-22', '10:00', 'Парус', 7, 3),
  ];
  results = {
    results: [
      result(1, { note: '=Ждут "макет"', next_at: '2026-12-05' }),
      result(2, { company_id: 8, company: 'Шаг', outcome: 'missed', who_missed: 'they' }),
    ],
    agreements: [
      {
        ...{ meeting_id: 1, company_id: 7, company: 'Парус', date: '2026-11-21', point: '10:00', version: 1 },
        agreed: { text: '20 000 кружек', at: '2026-11-23T08:00:00Z' },
      },
    ],
  };
  api.answer('get', '/api/settings', fixtures.settings({ features: ['results'] }));
  api.answer('get', '/api/meetings/results', () => results);
  api.answer('get', '/api/user/{id}', ({ path }) =>
    fixtures.participant({ id: Number(path.id), city: 'Казань', site: 'parus.example', phone: '+7 900 000-00-00' }),
  );
});

const open = () => renderPage(<MetDialog onClose={() => undefined} />);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('list', { name: 'Встречи' })).getAllByRole('listitem');

test('finds companies and agreements two weeks later [AFTER-02] [AFTER-04]', async () => {
  open();
  expect(await screen.findByText('2 компании, 1 договорилась')).toBeVisible();
  expect(rows().map((row) => row.textContent)).toEqual([
    'Парус' +
      'сб, 21.11.2026, 10:00 · Договорились' +
      'Общая договорённость: «20 000 кружек»=Ждут "макет"Следующий шаг: сб, 05.12.2026Написать',
    'Шагсб, 21.11.2026, 11:00 · Не состоялась: не пришли ониНаписать',
    'Парусвс, 22.11.2026, 10:00 · Не отмеченоНаписать',
  ]);
  await expectNoAxeViolations(document.body);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Результат' }), 'Не состоялась');
  expect(screen.getByText('1 компания, 0 договорились')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('saves the filtered meetings as CSV without formulas [AFTER-02]', async () => {
  open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Результат' }), 'Договорились');
  await press('Скачать CSV');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('kogo-vstretil-2026-12-18.csv');
  const [head, line, ...others] = downloads[0]?.text.split('\r\n') ?? [];
  expect(head).toMatch(/^\uFEFF?"Дата";"Время \(МСК\)";"Компания";"Город";"Телефон";/);
  expect(line).toMatch(
    /^"21\.11\.2026";"10:00";"Парус";"Казань";"\+7 900 000-00-00";"";"parus\.example";.*"Договорились";"'=Ждут ""макет""";"20 000 кружек";"23\.11\.2026";"05\.12\.2026";"";"http:\/\/localhost\/profile\/7"$/,
  );
  expect(others).toEqual(['']);
  expect(toast.success).toHaveBeenCalledWith('В файле 1 встреча.');
});

test('saves an Excel file [AFTER-02]', async () => {
  open();
  await screen.findByText('2 компании, 1 договорилась');
  await press('Скачать Excel');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('kogo-vstretil-2026-12-18.xlsx');
  expect(downloads[0]?.text.slice(0, 2)).toBe('PK');
});

test('saves the rest when companies fail to load [AFTER-02]', async () => {
  api.fail('get', '/api/user/{id}', { status: 500 });
  open();
  await screen.findByText('2 компании, 1 договорилась');
  await press('Скачать CSV');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(toast.danger).toHaveBeenCalledWith('Данные 2 компаний загрузить не удалось: в файле только имя и ссылка.');
});

test('refuses an empty export with a sentence [AFTER-02]', async () => {
  scene.meetings = [];
  results = { results: [], agreements: [] };
  open();
  expect(await screen.findByText('Прошедших встреч пока нет: выгружать нечего.')).toBeVisible();
  for (const name of ['Скачать CSV', 'Скачать Excel']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('keeps notes of meetings that were cancelled afterwards [AFTER-02]', async () => {
  scene.meetings = [];
  open();
  expect(await screen.findByText('2 компании, 1 договорилась')).toBeVisible();
});

test('lists answers of the device without the feature `results` [AFTER-02]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ features: [] }));
  const kept = [['7-2026-11-21-1000', { outcome: 'continue', note: 'Перезвонить', next_at: null }]];
  localStorage.setItem(`vstrecha.results.${scene.user.id}`, JSON.stringify(kept));
  open();
  expect(await screen.findByText('Перезвонить')).toBeVisible();
});

test('offers a retry when the meetings fail to load', async () => {
  api.fail('get', '/api/meetings/past', { status: 500 });
  open();
  expect(await screen.findByText('Не удалось загрузить прошедшие встречи.')).toBeVisible();
});
