import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownSystem } from './system.ts';

/** Texts of the e-mails sent to an address, oldest first. */
export async function emailsTo(address: string): Promise<string[]> {
  const folder = ownSystem().mail;
  // The folder is created with the first e-mail.
  const names: string[] = [];
  for await (const name of glob('*.eml', { cwd: folder })) names.push(name);
  names.sort();
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((email) => headerOf(email, 'To').includes(address)).map(textOf);
}

function headerOf(email: string, name: string): string {
  const head = email.slice(0, email.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

/** The decoded text; of an e-mail with several parts, that of the first one. */
function textOf(email: string): string {
  const body = email.slice(email.indexOf('\r\n\r\n') + 4);
  const [, boundary] = /boundary="?([^";]+)/i.exec(headerOf(email, 'Content-Type')) ?? [];
  const [, part] = boundary === undefined ? [] : body.split(`--${boundary}\r\n`);
  if (part !== undefined) return textOf(part);
  switch (headerOf(email, 'Content-Transfer-Encoding')) {
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
