import { expect, test } from '@jest/globals';
import { acceptedFiles, fileFormatNames, isImageName, isSupportedFile } from './fileTypes';

test('lists the specification’s file types for users and file dialogs [CHAT-10] [FILE-01]', () => {
  expect(fileFormatNames.join(' ')).toBe('JPEG GIF PNG WEBP DOC DOCX PDF RTF TXT XLS XLSX PPT PPTX ZIP RAR');
  expect(acceptedFiles.split(',')).toEqual(
    expect.arrayContaining(['.jpg', ...fileFormatNames.map((name) => `.${name.toLowerCase()}`)]),
  );
});

test.each([
  ['Прайс.pdf', true],
  ['ПРАЙС.PDF', true],
  ['ролик.mp4', false],
  ['прайс', false],
  ['прайс.pdf.exe', false],
])('checks the ending of «%s» [CHAT-10] [FILE-01]', (name, isSupported) => {
  expect(isSupportedFile({ name })).toBe(isSupported);
});

test.each(['', 'application/octet-stream', 'application/x-cdf', 'text/html', 'application/kswps'])(
  'supports an allowed ending under the type «%s» [TXT-04]',
  (type) => expect(isSupportedFile(new File(['%PDF'], 'прайс.pdf', { type }))).toBe(true),
);

test('recognises pictures by their file names', () => {
  expect(['а.PNG', 'б.jpg', 'в.webp', 'г.gif', 'д.jpeg'].every(isImageName)).toBe(true);
  expect(['а.pdf', 'png', 'б.svg', ''].some(isImageName)).toBe(false);
});
