import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { deliverBySmtp } from '#platform/mail/delivery.ts';
import type { Deliver } from '#platform/mail/mail.ts';

/** A mail server on a free port, and what it has received. */
export interface MailSink {
  deliver: Deliver;
  /** E-mails received since the last call, in order. */
  take(): Email[];
  /** Refuses everything until called with false. */
  refuse(isRefusing: boolean): void;
}

/** Starts a mail server for the tests of one file. */
export async function openMailSink(clock: { now(): Date }): Promise<MailSink> {
  const received: Email[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(isRefusing ? new Error('421 out of order') : undefined),
    onData(stream, _session, done) {
      void readAll(stream)
        .then((message) => PostalMime.parse(message))
        .then((email) => void received.push(email))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    deliver: deliverBySmtp(`smtp://127.0.0.1:${address.port}`, '«Встреча» <noreply@vstrecha.test>', clock),
    take: () => received.splice(0),
    refuse: (isNow) => (isRefusing = isNow),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
