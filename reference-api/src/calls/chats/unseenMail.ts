import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { writeEmail } from '#platform/mail/email.ts';
import type { EmailKind } from '#platform/mail/emailJob.ts';
import { plainName, plainText } from '#platform/mail/mail.ts';
import { DEFAULT_QUIET_HOURS, endOfQuietHours } from '../notices/quietHours.ts';

const NAME = 'unseen messages letter';
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const EVERY_MS = 5 * MINUTE_MS;
const WAIT_MS = 15 * MINUTE_MS;
const PAUSE_MS = HOUR_MS;
/** Chats with older messages get no e-mail, so that an upgrade does not send thousands. */
const OLDEST_MS = 24 * HOUR_MS;
const MOST_CHATS = 5;
const MOST_CHARACTERS = 200;

type Means = Pick<AppContext, 'db' | 'publicUrl' | 'clock'>;

const instant = (now: Date, agoMs: number) => sql`${new Date(now.getTime() - agoMs).toISOString()}::timestamptz`;

/**
 * Sides of chats whose first unseen message is older than 15 minutes, unless its user was e-mailed about it already, or about any
 * chat within the last hour.
 */
const dueSides = (now: Date): SQL => sql`from chat_sides as side
  join messages as first on first.id = coalesce(side.unseen_from_id, side.last_message_id)
  where not side.is_seen and side.updated_at > ${instant(now, OLDEST_MS)}
    and coalesce(side.emailed_id, 0) < coalesce(side.unseen_from_id, side.last_message_id) and first.created_at <= ${instant(now, WAIT_MS)}
    and not exists (select from chat_sides as other where other.user_id = side.user_id and other.emailed_at > ${instant(now, PAUSE_MS)})`;

/** The job that queues e-mails about unseen messages, one per user. */
export function unseenEmailsDue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): RecurringJob {
  return {
    kind: 'recurring',
    name: 'unseen messages',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      await db.execute(sql`insert into jobs (name, key, payload, run_at)
        select ${NAME}::text, ${`${NAME}:`}::text || users.id, jsonb_build_object('userId', users.id), ${instant(now, 0)}
        from users where notify in ('EMAIL', 'ALL') and not is_blocked and id in (select side.user_id ${dueSides(now)})
        on conflict (key) do nothing`);
    },
  };
}

interface UnseenChat {
  partner_id: number;
  company: string;
  text: string;
}

interface Reader {
  email: string;
  firstname: string;
  unsubscribe_token: string;
  quiet_from: string | null;
  quiet_to: string | null;
}

/**
 * E-mails about messages that have been unseen for 15 minutes: once per chat until its user sees it, and at most one an hour for all
 * chats.
 */
export function unseenEmailsOf({ db, publicUrl, clock }: Means): EmailKind<{ userId: number }> {
  return {
    name: NAME,
    async write({ userId }) {
      const now = clock.now();
      const reader = await findReader(db, userId);
      if (!reader) return undefined;
      const quietUntil = endOfQuietHours(reader, now);
      if (quietUntil) return quietUntil;
      const chats = await findUnseen(db, userId, now);
      const [first] = chats;
      if (!first) return undefined;
      const others = chats.length - 1;
      const subject = `Новые сообщения: ${plainName(first.company)}${others > 0 ? ` и ещё ${others}` : ''}`;
      const lines = chats.slice(0, MOST_CHATS).map(({ company, text }) => `${plainName(company)}: ${quote(text)}`);
      return writeEmail(reader, publicUrl, {
        subject,
        paragraphs: lines,
        link: {
          label: 'Ответить',
          url: others > 0 ? `${publicUrl}/messages` : `${publicUrl}/messages/${first.partner_id}`,
        },
      });
    },
    async settle(tx, { userId }, outcome) {
      if (outcome === 'failed') return;
      const now = clock.now();
      await tx.execute(sql`update chat_sides set emailed_id = last_message_id, emailed_at = ${instant(now, 0)}
        where user_id = ${userId} and chat_id in (select side.chat_id ${dueSides(now)} and side.user_id = ${userId})`);
    },
  };
}

async function findReader(db: Database, userId: number): Promise<Reader | undefined> {
  const [reader] = await selectRows<Reader & { is_wanted: boolean; has_settings: boolean }>(
    db,
    sql`select email, firstname, unsubscribe_token, quiet_from, quiet_to, settings.user_id is not null as has_settings,
      notify in ('EMAIL', 'ALL') and not is_blocked and coalesce((groups -> 'messages' ->> 'email')::boolean, true) as is_wanted
    from users left join notice_settings as settings on settings.user_id = users.id where users.id = ${userId}`,
  );
  if (!reader?.is_wanted) return undefined;
  return reader.has_settings ? reader : { ...reader, ...DEFAULT_QUIET_HOURS };
}

/** Newest first. */
function findUnseen(db: Database, userId: number, now: Date): Promise<UnseenChat[]> {
  return selectRows<UnseenChat>(
    db,
    sql`select due.partner_id, users.company, last.text
      from (select side.* ${dueSides(now)} and side.user_id = ${userId}) as due
      join messages as last on last.id = due.last_message_id join users on users.id = due.partner_id
      order by due.last_message_id desc`,
  );
}

function quote(text: string): string {
  const line = plainText(text);
  if (line === '') return 'файл';
  const characters = Array.from(line);
  return characters.length <= MOST_CHARACTERS
    ? `«${line}»`
    : `«${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…»`;
}
