import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { emailChanges } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { UNDO_PATH } from './undoPath.ts';

type Means = Pick<AppContext, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** After so long a letter that was tried and is not out is tried again, by whichever process comes first. */
const RETRY_MS = 60 * 1000;

/** Has the letters about changed e-mails sent. Whoever changes one does not wait for the mail server; what fails is sent again later. */
export function queueUndoLetters(means: Means): void {
  means.mailer.queue(async () => {
    await sendUndoLetters(means);
    return undefined;
  });
}

/** Sends the letters about changed e-mails that are not out yet; what fails is tried again at the next call after a minute. */
export async function sendUndoLetters({ db, clock, mailer, publicUrl }: Means): Promise<void> {
  const now = clock.now();
  const isUntried = or(
    isNull(emailChanges.letter_tried_at),
    lt(emailChanges.letter_tried_at, new Date(now.getTime() - RETRY_MS)),
  );
  const taken = await db
    .update(emailChanges)
    .set({ letter_tried_at: now })
    .where(and(isNotNull(emailChanges.token), isUntried, gt(emailChanges.expires_at, now)))
    .returning();
  for (const { id, old_email, token } of taken) {
    try {
      await mailer.send(
        // Without the name: whoever changed the address may have put into it what the owner is to believe.
        writeLetter({ email: old_email }, publicUrl, 'Адрес почты на «Встрече» изменён', [
          'В вашем аккаунте указали другой адрес почты. Если это сделали вы, ничего делать не нужно.',
          `Если нет, верните прежний адрес по ссылке: ${publicUrl}${UNDO_PATH}?token=${token}`,
          'Ссылка действует семь дней и один раз. Она вернёт и прежний пароль, а все входы на всех устройствах завершатся.',
        ]),
      );
    } catch (error) {
      console.error(`A letter was not sent: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    // Only its hash is kept from now on.
    await db.update(emailChanges).set({ token: null }).where(eq(emailChanges.id, id));
  }
}
