import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { compoundFile, cp1251, docx, pdf, zipOf } from '#testing/fileSamples.ts';
import { detectType } from './detectType.ts';

let folder: string;
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'vstrecha-types-'))));
after(() => rm(folder, { recursive: true, force: true }));

async function detect(content: Buffer | string, name: string): Promise<string | undefined> {
  const path = join(folder, 'sample');
  await writeFile(path, content);
  return detectType(path, name);
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
  for (const [content, name, type] of cases) assert.equal(await detect(content, name), type, name);
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
    ['обычный текст', 'фото.jpg'],
    [await picture.jpeg().toBuffer(), 'фото.exe'],
    [await picture.jpeg().toBuffer(), 'фото.txt'],
    [compoundFile(), 'установка.msi'],
    [compoundFile(), 'без расширения'],
    [docx(), 'договор.xlsx'],
    [zipOf({ 'META-INF/MANIFEST.MF': 'x' }), 'программа.jar'],
    ['текст с \x07 звонком', 'записка.txt'],
    [Buffer.from([0xd0, 0x9f, 0xff, 0x80, 0x98, 0x81, 0x82, 0x83]), 'мусор.txt'],
    [Buffer.from('текст в UTF-16', 'utf16le'), 'записка.txt'],
  ];
  for (const [content, name] of cases) assert.equal(await detect(content, name), undefined, name);
});
