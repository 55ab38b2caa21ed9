import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { emailChanges } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { enqueueJob } from '#platform/jobs/jobRows.ts';
import { writeEmail } from '#platform/mail/email.ts';
import type { EmailKind } from '#platform/mail/emailJob.ts';
import { UNDO_MAILBOX } from './limits.ts';

interface Change {
  changeId: number;
}

/** A migration writes this name into jobs, too. */
const NAME = 'undo letter';

/** Queues, in the transaction of an e-mail change, the e-mail to the old address. */
export async function queueUndoEmail(tx: Database, changeId: number, now: Date): Promise<void> {
  await enqueueJob(tx, { name: NAME, key: String(changeId), payload: { changeId } }, now);
}

/** E-mails with the link that undoes an e-mail change. */
export function undoEmailsOf({
  db,
  clock,
  publicUrl,
}: Pick<AppContext, 'db' | 'clock' | 'publicUrl'>): EmailKind<Change> {
  return {
    name: NAME,
    mailboxLimit: UNDO_MAILBOX,
    async write({ changeId }) {
      const [change] = await db
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.id, changeId), gt(emailChanges.expires_at, clock.now())));
      if (!change || change.token === null) return undefined;
      // Without the account's name: an attacker who changed the address may have put a misleading text there.
      return writeEmail({ email: change.old_email }, publicUrl, {
        subject: 'Адрес почты на «Встрече» изменён',
        paragraphs: [
          'В вашем аккаунте указали другой адрес почты. Если это сделали вы, ничего делать не нужно.',
          'Если нет, верните прежний адрес по ссылке ниже. Она действует семь дней и один раз, вернёт и прежний пароль, а все входы на всех устройствах завершатся.',
        ],
        link: { label: 'Вернуть прежний адрес', url: `${publicUrl}${UNDO_PATH}?token=${change.token}` },
      });
    },
    // Once the e-mail is sent or given up, only the token's hash stays stored.
    settle: async (tx, { changeId }) =>
      void (await tx.update(emailChanges).set({ token: null }).where(eq(emailChanges.id, changeId))),
  };
}

/** Under /api, so that proxies which forward API calls forward this page too. */
export const UNDO_PATH = '/api/auth/email_undo';
