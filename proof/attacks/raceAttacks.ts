import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import { pdf } from 'reference-api/testing/fileSamples';
import { multipart } from 'reference-api/testing/multipart';
import { PASSWORD } from 'reference-api/testing/testApp';
import type { Attack } from './attack.ts';

const AT_ONCE = 20;
const SLOT = { date: '2026-11-26', point: '11:00' };

const times = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status < 400).length;

/** Attacks by many parallel requests for the same thing. */
export const raceAttacks: Attack[] = [
  {
    title: 'assigns a slot once when many invitations are accepted',
    async run({ api }, breach) {
      const recipient = await api.createUser({ type: 'Заказчик' });
      await api.db
        .insert(schema.defaultPoints)
        .values({ user_id: recipient.id, point: SLOT.point, status: 'AVAILABLE' });
      const ids = await times(async () => api.createInvitation(await api.createUser(), recipient, SLOT));
      const answers = await Promise.all(
        ids
          .flatMap((id) => [id, id])
          .map((id) => api.call(recipient, 'PUT', `/api/invite/${id}`, { status: 'ACCEPTED' })),
      );
      const sides = await api.db
        .select()
        .from(schema.meetingSides)
        .where(eq(schema.meetingSides.user_id, recipient.id));
      breach(sides.length !== 1, `${sides.length} meetings stand in the slot`);
      breach(succeeded(answers) < 1, 'nobody got it');
      const accepted = await api.db
        .select()
        .from(schema.invitations)
        .where(and(eq(schema.invitations.recipient_id, recipient.id), eq(schema.invitations.status, 'ACCEPTED')));
      breach(accepted.length !== 1, `${accepted.length} invitations are accepted`);
      return `${answers.length} at once`;
    },
  },
  {
    title: 'keeps both sides consistent when accepting and withdrawing race',
    async run({ api }, breach) {
      for (let round = 0; round < 5; round += 1) {
        const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
        const id = await api.createInvitation(sender, recipient, SLOT);
        await Promise.all([
          api.call(recipient, 'PUT', `/api/invite/${id}`, { status: 'ACCEPTED' }),
          api.call(sender, 'DELETE', `/api/invite/${id}`),
        ]);
        const [row] = await api.db.select().from(schema.invitations).where(eq(schema.invitations.id, id));
        const sides = await api.db.select().from(schema.meetingSides).where(eq(schema.meetingSides.user_id, sender.id));
        breach(
          (row?.status === 'ACCEPTED') !== (sides.length === 1),
          `${String(row?.status)} with ${sides.length} meetings`,
        );
      }
      return '5 rounds';
    },
  },
  {
    title: 'stores parallel messages or mailings with one client_id once',
    async run({ api }, breach) {
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
      const client_id = randomUUID();
      await times(() =>
        api.call(sender, 'POST', '/api/message', { user_id: recipient.id, text: 'раз', attachments: [], client_id }),
      );
      const mailing = randomUUID();
      const mailer = await api.createUser();
      await times(() =>
        api.call(mailer, 'POST', '/api/sending', {
          user_ids: [recipient.id],
          text: 'рассылка',
          attachments: [],
          client_id: mailing,
        }),
      );
      for (const { id } of [sender, mailer]) {
        const rows = await api.db.select().from(schema.messages).where(eq(schema.messages.user_id, id));
        breach(rows.length !== 1, `${rows.length} messages were written`);
      }
      return `2 × ${AT_ONCE} at once`;
    },
  },
  {
    title: 'delivers one of parallel mailings, one e-mail for parallel invitations',
    async run({ api }, breach) {
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик', notify: 'ALL' })];
      await times((index) =>
        api.call(sender, 'POST', '/api/sending', { user_ids: [recipient.id], text: `Акция ${index}`, attachments: [] }),
      );
      const rows = await api.db.select().from(schema.messages).where(eq(schema.messages.user_id, sender.id));
      breach(rows.length !== 1, `${rows.length} of ${AT_ONCE} mailings arrived`);
      await api.db
        .insert(schema.defaultPoints)
        .values({ user_id: recipient.id, point: SLOT.point, status: 'AVAILABLE' });
      await api.sendEmails();
      api.mails.length = 0;
      // The mailings have used up the sender's write limit of this minute.
      const inviter = await api.createUser();
      const days = ['23', '24', '25', '26', '27', '28', '29', '30'];
      const answers = await Promise.all(
        days.map((day) =>
          api.call(inviter, 'POST', '/api/invite', { ...SLOT, date: `2026-11-${day}`, user_id: recipient.id }),
        ),
      );
      await api.sendEmails();
      const emails = api.mails.filter(({ to }) => to.includes(recipient.email)).length;
      breach(succeeded(answers) !== days.length, `${succeeded(answers)} of ${days.length} invitations were taken`);
      breach(emails !== 1, `${emails} e-mails were sent`);
      return `${AT_ONCE} mailings, ${days.length} invitations`;
    },
  },
  {
    title: 'stores one of parallel files when space remains for one',
    async run({ api }, breach) {
      const content = pdf('x'.repeat(1000));
      const owner = await api.createUser({ storage_total: content.length + 10 });
      const answers = await times(() => {
        const { payload, headers } = multipart({ name: 'a.pdf', content });
        return api.inject({
          method: 'POST',
          url: '/api/files',
          payload,
          headers: { ...headers, cookie: owner.cookie },
        });
      });
      breach(succeeded(answers) !== 1, `${succeeded(answers)} files were taken where one fits`);
      return `${AT_ONCE} at once`;
    },
  },
  {
    title: 'creates one account for parallel sign-ups with one e-mail',
    async run({ api }, breach) {
      const email = `race-${randomUUID()}@test.example`;
      const form = {
        type: 'Поставщик',
        company: 'Гонка',
        country: 'Россия',
        city: 'Москва',
        firstname: 'Анна',
        lastname: 'Иванова',
        phone: '+7 955 123-45-67',
        email,
        password: PASSWORD,
        retryPassword: PASSWORD,
        isAdvertisingAgency: false,
      };
      const answers = await times((index) =>
        api.inject({
          method: 'POST',
          url: '/api/auth/signup',
          payload: { ...form, email: index % 2 ? email : email.toUpperCase() },
          remoteAddress: `203.0.113.${index}`,
        }),
      );
      const rows = await api.db.select().from(schema.users).where(eq(schema.users.email_key, email));
      breach(rows.length !== 1, `${rows.length} accounts were made`);
      breach(
        answers.some(({ status }) => status >= 500),
        'a race ended in 500',
      );
      return `${AT_ONCE} at once`;
    },
  },
];
