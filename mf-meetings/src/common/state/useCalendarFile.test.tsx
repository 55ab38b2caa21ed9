import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { useDownloads } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import type { Meeting } from '#domain/meeting';
import { useCalendarFile } from './useCalendarFile';

const api = useFakeApi();
const downloads = useDownloads();

const company = (point: string, id: number) => ({
  point,
  company: `Компания ${id}`,
  company_id: id,
  is_move: false,
  meeting_id: 100 + id,
  sequence: 0,
});
const meeting = (date: string, point: string, id: number): Meeting => ({
  date,
  point,
  link: null,
  companies: [company(point, id)],
});
const assigned = (point: string) => ({ point, status: 'ASSIGNED' as const, link: null });
const free = (point: string) => ({ point, status: 'AVAILABLE' as const, link: null });

function Buttons({ meetings = [] }: { meetings?: Meeting[] }) {
  const { downloadMeetings, downloadCancelled, downloadAll, isBusy, progress } = useCalendarFile();
  const [first] = meetings;
  return (
    <>
      <button onClick={() => void downloadMeetings(meetings)}>Эти</button>
      <button onClick={() => void (first && downloadCancelled(first, first.companies[0]!))}>Отменённую</button>
      <button onClick={() => void downloadAll()}>Все</button>
      <p>{isBusy ? 'занято' : 'свободно'}</p>
      <p>{progress && `${progress.done} из ${progress.total}`}</p>
      <Toaster />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = async () => {
  await waitFor(() => expect(downloads).toHaveLength(1));
  return downloads[0]!;
};
const uids = (text: string) => [...text.matchAll(/^UID:meeting-(\d+)@/gm)].map(([, id]) => Number(id));

beforeEach(() => noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT'));

test('names the file of a day after the date', async () => {
  renderPage(<Buttons meetings={[meeting('2026-11-28', '10:00', 1), meeting('2026-11-28', '12:30', 2)]} />);
  await press('Эти');
  const { name, text } = await saved();
  expect(name).toBe('vstrechi-2026-11-28.ics');
  expect(uids(text)).toEqual([101, 102]);
});

test('writes a cancelling file for a cancelled meeting', async () => {
  renderPage(<Buttons meetings={[meeting('2026-11-28', '10:00', 1)]} />);
  await press('Отменённую');
  const { name, text } = await saved();
  expect(name).toBe('vstrecha-2026-11-28-1000-otmena.ics');
  expect(text).toContain('METHOD:CANCEL');
  expect(text).toContain('SEQUENCE:1');
});

test('reports an empty calendar and saves no file', async () => {
  renderPage(<Buttons />);
  await press('Эти');
  expect(await screen.findByText('Предстоящих встреч нет: добавлять в календарь нечего.')).toBeVisible();
  expect(downloads).toEqual([]);
});

test('saves all upcoming meetings with four parallel reads', async () => {
  const days = Array.from({ length: 8 }, (_, index) => `2026-11-${23 + index}`);
  api.answer('get', '/api/points', ({ query }) => {
    expect(query.get('date')).toBe('2026-11-22');
    return { points: [free('09:00'), assigned('16:00')] };
  });
  api.answer('get', '/api/meetings/future', {
    // Object keys, deliberately not in chronological order.
    meetings: Object.fromEntries(days.toReversed().map((date) => [date, [free('09:00'), assigned('10:00')]])),
    total_count: days.length,
    pages: 1,
  });
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  api.answer('get', '/api/meetings/companies', async ({ query }) => {
    const date = query.get('date') ?? '';
    asked.push(date);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { companies: [company(date === '2026-11-22' ? '16:00' : '10:00', Number(date.slice(-2)))] };
  });
  renderPage(<Buttons />);
  await press('Все');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(screen.getByText('занято')).toBeVisible();
  // A second press while busy sends no request.
  await press('Все');
  waiting.shift()?.();
  await waitFor(() => expect(asked).toHaveLength(5));
  expect(await screen.findByText('1 из 9')).toBeVisible();
  while (asked.length < 9 || waiting.length > 0) {
    waiting.shift()?.();
    const before = asked.length;
    await waitFor(() => expect(asked.length > before || asked.length === 9).toBe(true));
  }
  const { name, text } = await saved();
  expect(name).toBe('vstrechi.ics');
  expect(uids(text)).toEqual([122, 123, 124, 125, 126, 127, 128, 129, 130]);
  expect(await screen.findByText('свободно')).toBeVisible();
});

test('reports a failed day and saves no partial file', async () => {
  api.answer('get', '/api/points', { points: [assigned('16:00')] });
  api.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
  api.fail('get', '/api/meetings/companies', 'network');
  renderPage(<Buttons />);
  await press('Все');
  expect(await screen.findByText('Не удалось создать файл календаря. Попробуйте ещё раз.')).toBeVisible();
  expect(screen.getByText('свободно')).toBeVisible();
  expect(downloads).toEqual([]);
});
