import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations, useDownloads } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { actionNames } from '#domain/journalTexts';
import { journalEntries, journalEntry } from '#testing/journal';
import { JournalPage } from './JournalPage';

const api = useFakeApi();
const downloads = useDownloads();
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  noteServerDate('Sun, 22 Nov 2026 11:02:30 GMT');
  api.answer('get', '/api/organizer/journal', ({ query }) => {
    asked.push(query.toString());
    return { entries: journalEntries, pages: 3, total_count: 46 };
  });
});

afterEach(closeToasts);

const open = (address = '/organizer/journal') =>
  renderPage(
    <>
      <JournalPage />
      <Toaster />
    </>,
    { address },
  );
const loaded = () => screen.findByText('Событий: 46');

test('lists entries by page with all actions in Russian [ORG-09]', async () => {
  const { container, location } = open();
  await loaded();
  expect(screen.getByText(/20\.12\.2025, 12:00/)).toBeVisible();
  expect(screen.getByText('Список мест, 40 мест')).toBeVisible();
  for (const name of Object.values(actionNames)) expect(name).toMatch(/^[А-Я]/);
  expect(asked).toEqual(['limit=20&page=1']);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'Следующая страница' }));
  await waitFor(() => expect(asked).toContain('limit=20&page=2'));
  expect(location()).toBe('/organizer/journal?page=2');
});

test('keeps the filter in the address as removable chips [ORG-09]', async () => {
  const { location } = open('/organizer/journal?page=3');
  await loaded();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), 'Блокировка');
  expect(location()).toBe('/organizer/journal?action=block');
  await loaded();
  await userEvent.click(screen.getAllByRole('link', { name: 'Анна Петрова' })[0]!);
  expect(location()).toBe('/organizer/journal?action=block&actor=5');
  await loaded();
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '2026-11-20' } });
  await loaded();
  expect(location()).toBe('/organizer/journal?actor=5&action=block&from=2026-11-20');
  await waitFor(() => expect(asked.at(-1)).toBe('actor=5&action=block&from=2026-11-20&limit=20&page=1'));
  expect(screen.getByText('Кто: Анна Петрова')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Действие: Блокировка' }));
  expect(location()).toBe('/organizer/journal?actor=5&from=2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(location()).toBe('/organizer/journal');
  expect(screen.getByLabelText('С')).toHaveValue('');
});

test('removes the subject together with its section [ORG-09]', async () => {
  const { location } = open('/organizer/journal?subject_type=participant&subject_id=34');
  await loaded();
  expect(screen.getByRole('button', { name: 'Убрать: Банк «Созвездие»' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Раздел: Участники' }));
  expect(location()).toBe('/organizer/journal');
});

test('ignores invalid conditions of the address [ORG-09]', async () => {
  open('/organizer/journal?actor=x&action=hack&subject_type=toString&subject_id=0&from=2026-13-01&page=-1');
  await loaded();
  expect(new Set(asked)).toEqual(new Set(['limit=20&page=1']));
});

test('leaves an unfinished day in its field [ORG-09]', async () => {
  const { location } = open();
  await loaded();
  fireEvent.change(screen.getByLabelText('По'), { target: { value: '0002-11-20' } });
  expect(screen.getByLabelText('По')).toHaveValue('0002-11-20');
  expect(location()).toBe('/organizer/journal');
});

test('[ORG-09] puts filters into a sheet on phones', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { location } = open('/organizer/journal?action=block');
  await loaded();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Отбор (1)' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Раздел' }), 'Участники');
  expect(location()).toBe('/organizer/journal?action=block&subject_type=participant');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('corrects a page beyond the last [ORG-09]', async () => {
  const { location } = open('/organizer/journal?action=block&page=9');
  await loaded();
  await waitFor(() => expect(location()).toBe('/organizer/journal?action=block&page=3'));
});

test('exports all pages of the filter as CSV [ORG-09]', async () => {
  const all = [
    journalEntry({ id: 130, subjects: [{ id: 9, name: '=HYPERLINK("x")' }] }),
    ...Array.from({ length: 100 }, (_, index) => journalEntry({ id: 120 - index, reason: 'Дубль' })),
  ];
  open('/organizer/journal?action=activate');
  await loaded();
  api.answer('get', '/api/organizer/journal', ({ query }) => {
    asked.push(query.toString());
    const start = (Number(query.get('page')) - 1) * 100;
    // An entry written meanwhile moves the last one of the first page to the second.
    const entries = start === 0 ? all.slice(0, 100) : all.slice(99);
    return { entries, pages: 2, total_count: all.length };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(asked.slice(-2)).toEqual(['action=activate&limit=100&page=1', 'action=activate&limit=100&page=2']);
  const [{ name, text } = { name: '', text: '' }] = downloads;
  expect(name).toBe('Журнал, 101.csv');
  const rows = text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(102);
  expect(rows[1]).toBe(
    `"22.11.2026 14:02";"Анна Петрова";"Активация";"'=HYPERLINK(""x"")";"";"Состояние: Ждёт активации";"Состояние: Активна"`,
  );
});

test('saves no file when a page of the export fails [ORG-09]', async () => {
  open();
  await loaded();
  api.answer('get', '/api/organizer/journal', ({ query }) => {
    if (query.get('limit') === '100') api.fail('get', '/api/organizer/journal', 'network');
    return { entries: journalEntries, pages: 2, total_count: 120 };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить CSV' }));
  expect(await screen.findByText(/^Файл не собран: журнал прочитан не весь\./)).toBeVisible();
  expect(downloads).toEqual([]);
});

test('refuses an export of more entries than a file takes [ORG-09]', async () => {
  open();
  await loaded();
  api.answer('get', '/api/organizer/journal', { entries: journalEntries, pages: 60, total_count: 5001 });
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить CSV' }));
  expect(await screen.findByText(/^В файл помещается 5.000 событий: сузьте отбор\./)).toBeVisible();
  expect(downloads).toEqual([]);
});

test('offers to reset a filter without results [ORG-09]', async () => {
  api.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 });
  const { location } = open('/organizer/journal?action=block');
  expect(await screen.findByText('Событий нет. Измените отбор.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(location()).toBe('/organizer/journal');
  expect(await screen.findByText('Событий нет.')).toBeVisible();
});

test('shows a failure and asks again by hand [ORG-09]', async () => {
  api.fail('get', '/api/organizer/journal', { status: 403, body: 'Этот раздел видят администраторы.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот раздел видят администраторы.');
  api.answer('get', '/api/organizer/journal', { entries: journalEntries, pages: 1, total_count: 6 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Событий: 6')).toBeVisible();
});
