import { expect, test } from '@jest/globals';
import { acceptedFiles, fileFormatNames, isImageName, isSupportedFile } from './fileTypes';

const file = (part: Partial<Pick<File, 'name' | 'type'>> = {}) => ({
  name: 'Прайс.pdf',
  type: 'application/pdf',
  ...part,
});

test('lists the specification’s file types for users and file dialogs [CHAT-10] [FILE-01]', () => {
  expect(fileFormatNames.join(' ')).toBe('JPEG GIF PNG WEBP DOC DOCX PDF RTF TXT XLS XLSX PPT PPTX ZIP RAR');
  expect(acceptedFiles.split(',')).toEqual(
    expect.arrayContaining(['.jpg', ...fileFormatNames.map((name) => `.${name.toLowerCase()}`)]),
  );
});

test.each([
  ['a valid name and type', {}, true],
  ['an extension in capitals', { name: 'ПРАЙС.PDF' }, true],
  ['a type with parameters', { name: 'прайс.txt', type: 'text/plain;charset=utf-8' }, true],
  ['an empty type', { name: 'прайс.rar', type: '' }, true],
  ['a generic type', { name: 'прайс.doc', type: 'application/octet-stream' }, true],
  ['the Word type that Windows gives RTF', { name: 'прайс.rtf', type: 'application/msword' }, true],
  ['an unsupported extension', { name: 'ролик.mp4', type: '' }, false],
  ['no extension', { name: 'прайс' }, false],
  ['a second, unsupported extension', { name: 'прайс.pdf.exe' }, false],
  ['a type unlike its extension', { name: 'прайс.pdf', type: 'text/html' }, false],
])('checks a file with %s [CHAT-10] [FILE-01]', (_, part, isSupported) => {
  expect(isSupportedFile(file(part))).toBe(isSupported);
});

test('recognises pictures by their file names', () => {
  expect(['а.PNG', 'б.jpg', 'в.webp', 'г.gif', 'д.jpeg'].every(isImageName)).toBe(true);
  expect(['а.pdf', 'png', 'б.svg', ''].some(isImageName)).toBe(false);
});
