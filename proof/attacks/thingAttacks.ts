import { eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import { pdf } from 'reference-api/testing/fileSamples';
import { multipart, type FormFile } from 'reference-api/testing/multipart';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import type { Attack } from './attack.ts';

const SLOT = { date: '2026-11-25', point: '10:00' };

/** Uploads a file and returns its id. */
export async function upload(api: TestApp, user: TestUser, url: string, file: FormFile): Promise<number> {
  const { payload, headers } = multipart(file);
  const answer = await api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie: user.cookie } });
  return (JSON.parse(answer.text) as { id: number }).id;
}

const messageTo = (user: TestUser, text: string, attachments: number[] = []) => ({
  user_id: user.id,
  text,
  attachments,
});

/** Attacks by a participant who knows every id. */
export const thingAttacks: Attack[] = [
  {
    title: 'hides chats, messages and attachments from other users',
    async run({ api }, breach) {
      const [author, spy] = [await api.createUser(), await api.createUser()];
      const reader = await api.createUser({ type: 'Заказчик' });
      const [sent, kept] = [
        await upload(api, author, '/api/attachments', { name: 'смета.pdf', content: pdf('тайна') }),
        await upload(api, author, '/api/attachments', { name: 'черновик.pdf', content: pdf('тайна') }),
      ];
      const message = (
        await api.call(author, 'POST', '/api/message', messageTo(reader, 'тайна', [sent]))
      ).json<'sendMessage'>();
      const calls = [
        ['GET', `/api/chats/${message.chat_id}/messages`],
        ['POST', `/api/chats/${message.chat_id}/seen`],
        ['PUT', `/api/message/${message.id}`, { text: 'чужое' }],
        ['DELETE', `/api/message/${message.id}`],
        ['GET', `/api/attachments/${sent}/download`],
        ['GET', `/api/attachments/${kept}/download`],
        ['POST', '/api/message', messageTo(reader, 'смотри', [kept])],
        ['POST', '/api/message', messageTo(reader, 'смотри', [sent])],
        ['POST', '/api/sending', { user_ids: [reader.id], text: 'смотри', attachments: [kept] }],
      ] as const;
      for (const [method, url, body] of calls) {
        const { status, text } = await api.call(spy, method, url, body);
        breach(status < 400 || text.includes('тайна'), `${method} ${url} was answered ${status}`);
      }
      for (const call of [calls[2], calls[3]]) {
        const { status } = await api.call(reader, call[0], call[1], 'text' in (call[2] ?? {}) ? call[2] : undefined);
        breach(status < 400, `the reader's ${call[0]} of the author's message was answered ${status}`);
      }
      const stored = await api.db.select().from(schema.messages).where(eq(schema.messages.chat_id, message.chat_id));
      breach(stored.length !== 1 || stored[0]?.text !== 'тайна', 'the chat has changed');
      return `${calls.length + 2} calls`;
    },
  },
  {
    title: 'protects files, schedules and meeting links from other users',
    async run({ api }, breach) {
      const [owner, spy] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
      const other = await api.createUser({ type: 'Заказчик' });
      const file = await upload(api, owner, '/api/files', { name: 'прайс.pdf', content: pdf() });
      await api.createMeeting(owner, other, SLOT.date, SLOT.point, 'https://meet.example/secret');
      const calls = [
        ['PUT', `/api/files/${file}`, { name: 'чужой.pdf' }],
        ['DELETE', `/api/files/${file}`],
        ['GET', `/api/points?user_id=${owner.id}`],
        ['POST', `/api/meeting/cancel?date=${SLOT.date}&point=${SLOT.point}`],
        ['DELETE', `/api/meeting?date=${SLOT.date}&point=${SLOT.point}`],
      ] as const;
      for (const [method, url, body] of calls) {
        const { status } = await api.call(spy, method, url, body);
        breach(status < 400, `${method} ${url} was answered ${status}`);
      }
      const { text } = await api.call(spy, 'GET', `/api/points?user_id=${owner.id}&date=${SLOT.date}`);
      breach(text.includes('secret'), 'the link of a meeting of others is told');
      const participant = await api.call(spy, 'GET', `/api/user/${owner.id}`);
      breach(participant.text.includes(owner.email), 'an e-mail is told');
      return `${calls.length + 2} calls`;
    },
  },
  {
    title: 'lets only recipients answer and only senders withdraw invitations',
    async run({ api }, breach) {
      const [sender, spy] = [await api.createUser(), await api.createUser()];
      const recipient = await api.createUser({ type: 'Заказчик' });
      const id = await api.createInvitation(sender, recipient, SLOT);
      for (const [user, method, body] of [
        [spy, 'PUT', { status: 'ACCEPTED' }],
        [spy, 'PUT', { status: 'REJECTED' }],
        [spy, 'DELETE', undefined],
        [sender, 'PUT', { status: 'ACCEPTED' }],
        [recipient, 'DELETE', undefined],
      ] as const) {
        const { status } = await api.call(user, method, `/api/invite/${id}`, body);
        breach(status < 400, `${method} by ${user === spy ? 'a third' : 'the wrong side'} was answered ${status}`);
      }
      const [row] = await api.db.select().from(schema.invitations).where(eq(schema.invitations.id, id));
      breach(row?.status !== 'AWAITING', `the invitation is ${String(row?.status)}`);
      return '5 calls';
    },
  },
  {
    title: 'refuses unknown fields, so that users cannot become administrators',
    async run({ api }, breach) {
      const user = await api.createUser();
      const extra = {
        is_admin: true,
        is_blocked: false,
        only_chat: true,
        storage_total: 1e9,
        registration_step: 'FINISHED',
      };
      for (const [method, url, body] of [
        ['PUT', '/api/profile/meetings', { notify: 'NOT', ...extra }],
        ['PUT', '/api/profile/registration_step', { step: 'FINISHED', ...extra }],
        ['POST', '/api/users', extra],
      ] as const) {
        const { status } = await api.call(user, method, url, body);
        breach(status !== 400, `${method} ${url} was answered ${status}`);
      }
      const [row] = await api.db.select().from(schema.users).where(eq(schema.users.id, user.id));
      breach(row?.is_admin !== false || row.only_chat, 'the account has changed');
      return '3 calls';
    },
  },
];
