import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openFindings, type Attack } from './attack.ts';

const AREA = 'Floods';
const SLOT = { date: '2026-11-27', point: '12:00' };

/** What somebody who may log in can do again and again. */
export const floodAttacks: Attack[] = [
  {
    area: AREA,
    title: 'Inviting and withdrawing again and again sends one letter',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик', notify: 'ALL' })];
      await api.db
        .insert(schema.defaultPoints)
        .values({ user_id: recipient.id, point: SLOT.point, status: 'AVAILABLE' });
      await api.mailer.idle();
      api.mails.length = 0;
      let invited = 0;
      for (let round = 0; round < 60; round += 1) {
        const answer = await api.call(sender, 'POST', '/api/invite', { ...SLOT, user_id: recipient.id });
        if (answer.status !== 200) break;
        invited += 1;
        await api.call(sender, 'DELETE', `/api/invite/${answer.json<'invite'>().id}`);
      }
      await api.mailer.idle();
      const letters = api.mails.filter(({ to }) => to.includes(recipient.email)).length;
      breach(letters > 2, `${letters} letters in one hour`);
      return { breaches, figure: `${invited} invitations, ${letters} letters` };
    },
  },
  {
    area: AREA,
    title: 'Mailings in a row reach a person once a day',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const [sender, recipient] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
      for (let round = 0; round < 5; round += 1)
        await api.call(sender, 'POST', '/api/sending', {
          user_ids: [recipient.id],
          text: `Акция ${round}`,
          attachments: [],
        });
      const rows = await api.db.select().from(schema.messages).where(eq(schema.messages.user_id, sender.id));
      breach(rows.length !== 1, `${rows.length} of 5 mailings arrived`);
      return { breaches, figure: `5 mailings, ${rows.length} arrived` };
    },
  },
  {
    area: AREA,
    title: 'Nobody writes without end: there is a limit, and it says when to try again',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches, figure: `429 after ${written} messages` };
    },
  },
];
