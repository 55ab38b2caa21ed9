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

function textOf(email: string): string {
  const body = email.slice(email.indexOf('\r\n\r\n') + 4);
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
