import { expect, test } from '@jest/globals';
import type { FileListEntry } from './fileListEntry';
import { fileListNews } from './fileListNews';

const stored = (id: number, name: string): FileListEntry => ({
  status: 'stored',
  id,
  name,
  size: 1,
  date: '',
  href: '/',
});
const uploading: FileListEntry = { status: 'uploading', id: 'a', name: 'Прайс.pdf', size: 1, percent: 40 };
const failed: FileListEntry = {
  status: 'failed',
  id: 'a',
  name: 'Прайс.pdf',
  size: 1,
  message: 'Ошибка загрузки!',
  canRetry: true,
};

test('announces a finished upload by name', () =>
  expect(fileListNews([uploading], [stored(1, 'Прайс.pdf')])).toBe('Прайс.pdf: загружен.'));
test('announces a failure once', () => {
  expect(fileListNews([uploading], [failed])).toBe('Прайс.pdf: Ошибка загрузки!');
  expect(fileListNews([failed], [failed])).toBe('');
});
test('announces a file that is refused immediately', () =>
  expect(fileListNews([], [failed])).toBe('Прайс.pdf: Ошибка загрузки!'));
test('ignores aborted uploads, progress and already stored files', () => {
  expect(fileListNews([uploading], [])).toBe('');
  expect(fileListNews([uploading], [{ ...uploading, percent: 80 }])).toBe('');
  expect(fileListNews([], [stored(1, 'Прайс.pdf')])).toBe('');
  expect(fileListNews([uploading], [stored(2, 'Другой.pdf')])).toBe('');
});
