/** A letter; plain text, so that nothing in it needs escaping. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** for the mail program's own button */
  unsubscribeUrl?: string;
}

/** Hands letters over to the world. */
export interface Mailer {
  /** Sends at once; rejects when that fails. */
  send(mail: Mail): Promise<void>;
  /** Sends when its turn comes. Failures are only reported: nobody waits for this letter. */
  queue(write: () => Promise<Mail | undefined>): void;
  /** Resolves when nothing is queued any more. */
  idle(): Promise<void>;
}

export type Deliver = (mail: Mail) => Promise<void>;

// Letters beyond this many mean that delivery stands still; memory matters more.
const QUEUE_LENGTH = 1000;

/** Queues letters before a way of delivery, one after the other. */
export function createMailer(deliver: Deliver): Mailer {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    send: deliver,
    queue(write) {
      if (waiting >= QUEUE_LENGTH) return console.error('A letter was dropped: too many are waiting.');
      waiting += 1;
      last = last.then(async () => {
        try {
          const mail = await write();
          if (mail) await deliver(mail);
        } catch (error) {
          console.error(`A letter was not sent: ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          waiting -= 1;
        }
      });
    },
    idle: () => last,
  };
}
