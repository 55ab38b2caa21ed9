import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { compoundFile, cp1251, docx, encryptedFile, pdf, zipOf } from '#testing/fileSamples.ts';
import { HttpError } from '../errors/httpError.ts';
import { downloadName, requireType } from './detectType.ts';

let folder: string;
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'vstrecha-types-'))));
after(() => rm(folder, { recursive: true, force: true }));

const REFUSAL = 'Недопустимый формат!';

async function judge(content: Buffer | string, name: string): Promise<{ name: string; type: string }> {
  const path = join(folder, 'sample');
  await writeFile(path, content);
  return requireType({ path, name }, REFUSAL);
}

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } });

test('detects each allowed type by content', async () => {
  const cases: [content: Buffer | string, name: string, type: string][] = [
    [await picture.jpeg().toBuffer(), 'фото.JPG', 'image/jpeg'],
    [await picture.png().toBuffer(), 'фото.png', 'image/png'],
    [await picture.gif().toBuffer(), 'фото.gif', 'image/gif'],
    [await picture.webp().toBuffer(), 'фото', 'image/webp'],
    [pdf(), 'прайс.pdf', 'application/pdf'],
    ['{\\rtf1 текст}', 'письмо.rtf', 'application/rtf'],
    [compoundFile(), 'договор.doc', 'application/msword'],
    [compoundFile(), 'цены.xls', 'application/vnd.ms-excel'],
    [compoundFile(), 'показ.ppt', 'application/vnd.ms-powerpoint'],
    [docx(), 'договор.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [zipOf({ 'a.txt': 'а' }), 'архив.zip', 'application/zip'],
    [zipOf({ 'a.txt': 'а' }), 'цены.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [Buffer.from('Rar!\x1a\x07\x01\x00' + 'x'.repeat(100), 'latin1'), 'архив.rar', 'application/vnd.rar'],
    ['Привет, мир\r\n\tстрока', 'записка.txt', 'text/plain'],
    ['\uFEFFс меткой порядка', 'записка.txt', 'text/plain'],
    [cp1251('Привет из старой программы'), 'старая записка.txt', 'text/plain'],
    [`${'ё'.repeat(70_000)}`, 'знак на стыке порций.txt', 'text/plain'],
    ['без расширения', '../../etc/passwd', 'text/plain'],
    ['дата — не расширение', 'Отчёт 21.11.2026', 'text/plain'],
  ];
  for (const [content, name, type] of cases) assert.deepEqual(await judge(content, name), { name, type });
});

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

test('[TXT-04] stores allowed content as its own type', async () => {
  const jpeg = await picture.jpeg().toBuffer();
  const cases: [content: Buffer | string, name: string, type: string, stored: string][] = [
    [jpeg, 'фото.png', 'image/jpeg', 'фото.jpg'],
    [jpeg, 'фото.JPEG', 'image/jpeg', 'фото.JPEG'],
    [jpeg, 'фото.txt', 'image/jpeg', 'фото.jpg'],
    [await picture.webp().toBuffer(), 'фото.2026.JPG', 'image/webp', 'фото.2026.webp'],
    [pdf(), 'прайс.png', 'application/pdf', 'прайс.pdf'],
    ['{\\rtf1 текст}', 'договор.doc', 'application/rtf', 'договор.rtf'],
    [docx(), 'договор.xlsx', `${OFFICE}wordprocessingml.document`, 'договор.docx'],
    [docx(), 'договор.zip', `${OFFICE}wordprocessingml.document`, 'договор.docx'],
    [compoundFile('WordDocument'), 'цены.xls', 'application/msword', 'цены.doc'],
    [compoundFile('Workbook'), 'цены', 'application/vnd.ms-excel', 'цены'],
    [compoundFile('WordDocument', 'Workbook'), 'цены.xls', 'application/vnd.ms-excel', 'цены.xls'],
    [compoundFile('PowerPoint Document'), 'показ.pptx', 'application/vnd.ms-powerpoint', 'показ.ppt'],
    ['BMW и другие\n', 'марки.txt', 'text/plain', 'марки.txt'],
    ['цена;100\n', 'прайс.xls', 'text/plain', 'прайс.txt'],
  ];
  for (const [content, name, type, stored] of cases) {
    assert.deepEqual(await judge(content, name), { name: stored, type }, name);
    // A name stored before this rule existed.
    assert.equal(downloadName(name, type), /\./.test(stored) ? stored : `${stored}.xls`);
  }
});

test('[TXT-04] stores an encrypted office file as its name says', async () => {
  const encrypted = encryptedFile();
  assert.equal((await judge(encrypted, 'цены.xlsx')).type, `${OFFICE}spreadsheetml.sheet`);
  assert.equal((await judge(encrypted, 'договор.DOCX')).type, `${OFFICE}wordprocessingml.document`);
  assert.equal((await judge(encrypted, 'цены.xls')).type, 'application/vnd.ms-excel');
  await assert.rejects(judge(encrypted, 'цены.pdf'), {
    message: `${REFUSAL} Файл «цены.pdf» — не PDF, а документ Office с паролем.`,
  });
});

test('[TXT-04] takes text in any encoding as text', async () => {
  const wide = (text: string) => Buffer.from(text, 'utf16le');
  const cases = [
    wide('\uFEFFтекст в UTF-16'),
    wide('текст в UTF-16 без метки'),
    wide('\uFEFFтекст\r\n').swap16(),
    wide('Каталог'.repeat(20_000)).swap16(),
    cp1251('Прайс и цены'),
    // «Прайс и цены» in CP866.
    Buffer.from([0x8f, 0xe0, 0xa0, 0xa9, 0xe1, 0x20, 0xa8, 0x20, 0xe6, 0xa5, 0xad, 0xeb]),
  ];
  for (const [index, content] of cases.entries())
    assert.equal((await judge(content, 'записка.txt')).type, 'text/plain', `case ${index}`);
});

test('[TXT-04] says what does not match', async () => {
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
  const cases: [content: Buffer | string, name: string, sentence: string][] = [
    [program, 'фото.png', 'Файл «фото.png» — не картинка, а программа.'],
    [program, 'прайс.pdf', 'Файл «прайс.pdf» — не PDF, а программа.'],
    ['<html>', 'записка.txt', 'Файл «записка.txt» — не текст, а веб-страница.'],
    [Buffer.from([0, 1, 2, 3]), 'цены.xlsx', 'Файл «цены.xlsx» — не таблица Excel.'],
    [pdf(), 'прайс.exe', 'Имя «прайс.exe» заканчивается на .exe, а содержимое — PDF.'],
  ];
  for (const [content, name, sentence] of cases)
    await assert.rejects(judge(content, name), { message: `${REFUSAL} ${sentence}` });
  await assert.rejects(judge(program, 'программа.exe'), { message: REFUSAL });
  await assert.rejects(judge(program, `${'я'.repeat(250)}.txt`), ({ message }: Error) => message.length < 200);
});

test('refuses executables, disguised files and unknown content', async () => {
  const cases: [content: Buffer | string, name: string][] = [
    [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'программа.exe'],
    [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'прайс.pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'значок.svg'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'значок.png'],
    ['<?xml version="1.0"?><svg/>', 'значок.txt'],
    ['<!DOCTYPE html><script>alert(1)</script>', 'страница.txt'],
    ['\uFEFF \n<html>', 'страница.txt'],
    ['обычный текст', 'страница.html'],
    ['обычный текст', 'сценарий.js'],
    [await picture.jpeg().toBuffer(), 'фото.exe'],
    [compoundFile(), 'установка.msi'],
    [compoundFile(), 'без расширения'],
    [zipOf({ 'META-INF/MANIFEST.MF': 'x' }), 'программа.jar'],
    ['текст с \x07 звонком', 'записка.txt'],
    [Buffer.from([0xd0, 0x9f, 0xff, 0x80, 0x98, 0x81, 0x82, 0x83]), 'мусор.txt'],
  ];
  for (const [content, name] of cases)
    await assert.rejects(judge(content, name), (error) => error instanceof HttpError && error.status === 415, name);
});
