import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './operator.ts';

/**
 * Asks twice for a new password without showing it; without a terminal the first line of the standard input is the password. It
 * is never an argument, because every user of the machine can list those.
 */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true });
  const ask = async (question: string) => {
    stdout.write(question);
    const answer = await terminal.question('');
    stdout.write('\n');
    return answer;
  };
  try {
    const password = await ask('Пароль администратора (не показывается): ');
    if ((await ask('Ещё раз: ')) !== password) throw new CommandError('Пароли не совпадают.');
    return password;
  } finally {
    terminal.close();
  }
}
