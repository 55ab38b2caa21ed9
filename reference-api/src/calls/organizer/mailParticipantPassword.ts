import { conflict, HttpError } from '#platform/errors/httpError.ts';
import { organizerOperation } from '#platform/http/organizerOperation.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { queuePasswordEmail } from '../auth/accountPasswords.ts';
import { requireCompany } from './participantCard.ts';

const PASSWORDS = { name: 'organizer-password', points: 1, windowMs: 10 * 60 * 1000 } satisfies LimitRule;
const MINUTE = 60;

export const mailParticipantPassword = organizerOperation(
  'mailParticipantPassword',
  async ({ path }, act, { limiter }) => {
    const company = await requireCompany(act.tx, path.id);
    if (company.state === 'waiting' || company.state === 'declined') throw conflict('Сначала активируйте аккаунт.');
    const wait = await limiter.take(PASSWORDS, company.id, { tx: act.tx });
    if (wait !== undefined)
      throw new HttpError(
        429,
        `Письмо с паролем уже отправляли. Повторите через ${Math.ceil(wait / MINUTE)} мин.`,
        wait,
      );
    await queuePasswordEmail(act.tx, company, act.now);
    await act.journal('password', { type: 'participant', ids: [company.id] }, null, null);
    return { to: maskedEmail(company.email) };
  },
);

/** «olga@mail.ru» as «o•••@mail.ru» */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}
