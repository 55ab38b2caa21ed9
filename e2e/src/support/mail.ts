import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownSystem } from './system.ts';

/** The texts of the letters that the API has sent to an address, the oldest first. */
export async function lettersTo(address: string): Promise<string[]> {
  const folder = ownSystem().mail;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return letters.filter((letter) => headerOf(letter, 'To').includes(address)).map(textOf);
}

function headerOf(letter: string, name: string): string {
  const head = letter.slice(0, letter.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

function textOf(letter: string): string {
  const body = letter.slice(letter.indexOf('\r\n\r\n') + 4);
  switch (headerOf(letter, 'Content-Transfer-Encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeURIComponent(
        body
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('%', '%25')
          .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
      );
    default:
      return body;
  }
}
