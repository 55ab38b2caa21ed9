import { eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import type { Attack } from './attack.ts';

const SLOT = { date: '2026-11-27', point: '12:00' };

/** Attacks by repeated calls of a logged-in user. */
export const floodAttacks: Attack[] = [
  {
    title: 'sends one e-mail for repeated invitations and withdrawals',
    async run({ api }, breach) {
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик', notify: 'ALL' })];
      await api.db
        .insert(schema.defaultPoints)
        .values({ user_id: recipient.id, point: SLOT.point, status: 'AVAILABLE' });
      await api.sendEmails();
      api.mails.length = 0;
      let invited = 0;
      for (let round = 0; round < 60; round += 1) {
        const answer = await api.call(sender, 'POST', '/api/invite', { ...SLOT, user_id: recipient.id });
        if (answer.status !== 200) break;
        invited += 1;
        await api.sendEmails();
        await api.call(sender, 'DELETE', `/api/invite/${answer.json<'invite'>().id}`);
      }
      const emails = api.mails.filter(({ to }) => to.includes(recipient.email)).length;
      breach(emails !== 1, `${emails} e-mails in one hour instead of 1`);
      return `${invited} invitations, ${emails} e-mail${emails === 1 ? '' : 's'}`;
    },
  },
  {
    title: 'delivers one of several mailings to a recipient per day',
    async run({ api }, breach) {
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
      for (let round = 0; round < 5; round += 1)
        await api.call(sender, 'POST', '/api/sending', {
          user_ids: [recipient.id],
          text: `Акция ${round}`,
          attachments: [],
        });
      const rows = await api.db.select().from(schema.messages).where(eq(schema.messages.user_id, sender.id));
      breach(rows.length !== 1, `${rows.length} of 5 mailings arrived`);
      return `5 mailings, ${rows.length} arrived`;
    },
  },
  {
    title: 'refuses excess parallel searches to keep serving others',
    async run({ api, server }, breach) {
      const [attacker, other] = [await api.createUser(), await api.createUser()];
      const searches = Array.from({ length: 30 }, () => api.call(attacker, 'POST', '/api/users?limit=1000', {}));
      const { status } = await api.call(other, 'GET', '/api/user');
      const refused = (await Promise.all(searches)).filter((answer) => answer.status === 429);
      breach(status !== 200, `the other user was answered ${status}`);
      // PGlite answers one request before it reads the next one.
      breach(server !== undefined && refused.length === 0, 'all searches were taken');
      breach(
        refused.some(({ headers }) => !headers['retry-after']),
        'a refusal does not say when to try again',
      );
      return `${refused.length} of 30 refused`;
    },
  },
  {
    title: 'limits writes per minute and names the time to retry',
    async run({ api }, breach) {
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
      let written = 0;
      let refusal: { status: number; headers: Record<string, unknown> } | undefined;
      while (!refusal && written < 2000) {
        const answer = await api.call(sender, 'POST', '/api/message', {
          user_id: recipient.id,
          text: 'спам',
          attachments: [],
        });
        if (answer.status === 200) written += 1;
        else refusal = answer;
      }
      breach(!refusal, `${written} messages in a row were taken`);
      breach(refusal !== undefined && refusal.status !== 429, `the refusal is ${String(refusal?.status)}`);
      breach(refusal !== undefined && !refusal.headers['retry-after'], 'it does not say when to try again');
      const { status } = await api.call(sender, 'GET', '/api/chats');
      breach(status !== 200, 'reading is refused with it');
      return `429 after ${written} messages`;
    },
  },
];
