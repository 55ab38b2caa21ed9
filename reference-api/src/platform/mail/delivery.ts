import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { Deliver, Mail } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Delivery to an SMTP server, smtp:// or smtps:// with name and password in it. */
export function deliverBySmtp(url: string, from: string, clock: Clock): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => void (await transport.sendMail(toMessage(mail, from, clock)));
}

/** Letters as .eml files in a folder, for trying things without a mail server. */
export function deliverToFolder(folder: string, from: string, clock: Clock): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from, clock));
    await mkdir(folder, { recursive: true });
    const name = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
    // Letters hold passwords; and a half-written one is not to be seen.
    await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}

function toMessage({ to, subject, text, unsubscribeUrl }: Mail, from: string, clock: Clock): SendMailOptions {
  return {
    from,
    // An address in its own object is one address, whatever commas it has.
    to: { name: '', address: to },
    subject,
    text,
    date: clock.now(),
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: { url: unsubscribeUrl, comment: 'Отписаться' } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
