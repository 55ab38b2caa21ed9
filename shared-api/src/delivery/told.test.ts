import { afterEach, expect, test } from '@jest/globals';
import { noteServerDate } from '../clock/serverClock';
import { keepDraft } from '../storage/drafts';
import { markToldRead, readTold, tellLater } from './told';

afterEach(() => {
  noteServerDate(new Date().toUTCString());
  localStorage.clear();
});

const tell = (text: string) => tellLater(1, { text, href: '/today' });
const texts = () => readTold(1).map(({ text }) => text);

test('forgets read results of former days only [DAY-04]', () => {
  noteServerDate('Sun, 22 Nov 2026 15:00:00 GMT');
  tell('прочитано');
  markToldRead(1);
  tell('не прочитано');
  expect(texts()).toEqual(['не прочитано', 'прочитано']);
  noteServerDate('Mon, 23 Nov 2026 08:00:00 GMT');
  tell('новое');
  expect(texts()).toEqual(['новое', 'не прочитано']);
});

test('keeps the ten newest results [DAY-04]', () => {
  Array.from({ length: 12 }, (_, index) => tell(String(index)));
  expect(texts()).toHaveLength(10);
  expect(texts()[0]).toBe('11');
});

test.each(['{', '{}', 'null'])('ignores a damaged list %s [DAY-04]', (kept) => {
  keepDraft('told.1', kept);
  expect(readTold(1)).toEqual([]);
});
