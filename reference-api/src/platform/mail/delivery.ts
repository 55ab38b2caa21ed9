import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import { errorCode, StartupError } from '../errors/startupError.ts';
import { LEASE_MS } from '../jobs/job.ts';
import { log } from '../log/log.ts';
import type { Deliver, Mail } from './mail.ts';

const TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 5000;
/** Of a whole delivery, because each timeout starts again with every byte; a delivery longer than the job's lease is sent twice. */
const DEADLINE_MS = 0.75 * LEASE_MS;

const openSmtp = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

/**
 * Connects to the SMTP server and logs in. E-mails wait while it does not answer, so that is worth a warning only.
 * @throws StartupError when it refuses name and password
 */
export async function checkSmtp(url: string, timeoutMs = START_TIMEOUT_MS): Promise<void> {
  const transport = openSmtp(url, timeoutMs);
  try {
    await transport.verify();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EAUTH') throw new StartupError('The mail server of MAIL_URL refuses name and password. Check them.');
    log.warn(
      `The mail server of MAIL_URL does not answer (${code ?? 'unknown reason'}). E-mails wait and are retried for about seven hours.`,
    );
  } finally {
    transport.close();
  }
}

/** Delivers to an SMTP server; `url` is smtp:// or smtps:// and contains name and password. */
export function deliverBySmtp(url: string, from: string, clock: Clock, deadlineMs = DEADLINE_MS): Deliver {
  const transport = openSmtp(url, TIMEOUT_MS);
  return async (mail, id) => {
    const message = toMessage(mail, { id, from, clock });
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(deadlineMs) });
  };
}

/** Writes e-mails as .eml files into a folder, for use without a mail server. */
export function deliverToFolder(folder: string, from: string, clock: Clock): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail, id) => {
    const { message } = await transport.sendMail(toMessage(mail, { id, from, clock }));
    await mkdir(folder, { recursive: true });
    const name = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
    // E-mails contain passwords, so only the owner may read the file; the rename hides partial files.
    await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}

function toMessage(
  { to, subject, text, html, calendar, unsubscribeUrl }: Mail,
  { id, from, clock }: { id: string; from: string; clock: Clock },
): SendMailOptions {
  return {
    from,
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    // An address in its own object is one address, even with commas in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
    date: clock.now(),
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      // Keeps holiday replies away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
