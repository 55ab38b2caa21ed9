import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { passwordEmailsOf } from '#calls/auth/accountPasswords.ts';
import { undoEmailsOf } from '#calls/auth/undoEmails.ts';
import { broadcastEmailsOf, broadcastTestsOf } from '#calls/broadcasts/broadcastMail.ts';
import { unseenEmailsOf } from '#calls/chats/unseenMail.ts';
import { noticeEmailsOf } from '#calls/notices/noticeMail.ts';
import { NOTICE_RULES, type NoticeKind } from '#calls/notices/noticeRules.ts';
import * as schema from '#platform/database/schema.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { openMailSink } from '#testing/mailSink.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';

const COMPANY = 'Банк <b> & <img src=x>';
const HOSTILE = '</p><script>alert(1)</script> https://evil.example/login';
const WHEN = 'суббота, 28.11, 12:00 (МСК)';
const SLOT = { date: '2026-11-28', point: '12:00' };
const LATER = '2026-11-21T12:20:00+03:00';

const { api, supplier, customer, send } = await openScene({
  supplier: { company: COMPANY },
  customer: { firstname: HOSTILE, notify: 'ALL', is_email_proven: true },
});
const means = { db: api.db, publicUrl: 'https://vstrecha.test', clock: { now: () => new Date(LATER) } };
const sink = await openMailSink(means.clock);
let meetingId: number;
let invitationId: number;
beforeEach(async () => {
  await api.createMeeting(supplier, customer, SLOT.date, SLOT.point);
  const side = eq(schema.meetingSides.user_id, customer.id);
  meetingId = (await api.db.select().from(schema.meetingSides).where(side))[0]?.meeting_id ?? 0;
  const groups = { invitations: { email: true }, news: { email: true } };
  await api.db.insert(schema.noticeSettings).values({ user_id: customer.id, groups });
  await api.db.insert(schema.meetingAgreements).values({
    ...SLOT,
    meeting_id: meetingId,
    first_id: supplier.id,
    second_id: customer.id,
    version: 2,
    agreed_text: HOSTILE,
    proposed_text: HOSTILE,
  });
  invitationId = await api.createInvitation(supplier, customer, { date: '2026-11-28', point: '12:30' });
});

type Written = Promise<Mail | Date | undefined>;

const account = async () => {
  const [user] = await api.db.select().from(schema.users).where(eq(schema.users.id, customer.id));
  return { userId: customer.id, emailKey: user?.email_key ?? '' };
};
async function changeEmail(): Promise<number> {
  const general = {
    firstname: 'А',
    lastname: 'Б',
    phone: `+7900${5_000_000 + customer.id}`,
    country: 'Россия',
    city: 'Москва',
  };
  const email = `moved-${customer.id}@test.example`;
  const changed = await api.call(customer, 'PUT', '/api/profile/generalinfo', { ...general, email });
  assert.equal(changed.status, 200, changed.text);
  const ofUser = eq(schema.emailChanges.user_id, customer.id);
  return (await api.db.select().from(schema.emailChanges).where(ofUser))[0]?.id ?? 0;
}
async function writeNotice(kind: NoticeKind): Written {
  const isAsking = kind === 'invitation' || kind === 'move_asked';
  const [notice] = await api.db
    .insert(schema.notices)
    .values({
      ...SLOT,
      user_id: customer.id,
      actor_id: supplier.id,
      kind,
      key: kind,
      text: HOSTILE,
      from_date: kind === 'by_organizer' ? null : SLOT.date,
      from_point: kind === 'by_organizer' ? null : '11:00',
      ...(isAsking ? { invitation_id: invitationId } : { meeting_id: meetingId }),
    })
    .returning();
  return noticeEmailsOf(means).write({ noticeId: notice?.id ?? 0 }, 1);
}
async function addBroadcast(is_service: boolean): Promise<{ broadcastId: number; userId: number }> {
  const [broadcast] = await api.db
    .insert(schema.broadcasts)
    .values({
      subject: 'Сбор в холле',
      text: `Ждём, {имя}!\n\nСхема зала: https://vstrecha.test/plan. ${HOSTILE}`,
      channels: ['email'],
      segment: {},
      is_service,
      state: 'sent',
      send_at: new Date(NOON),
      created_at: new Date(NOON),
    })
    .returning();
  const recipient = { broadcastId: broadcast?.id ?? 0, userId: customer.id };
  await api.db
    .insert(schema.broadcastRecipients)
    .values({ broadcast_id: recipient.broadcastId, user_id: customer.id, bell: false, email: 'waiting' });
  return recipient;
}
const writeBroadcast = async (isService: boolean): Written =>
  broadcastEmailsOf(means).write(await addBroadcast(isService), 1);

interface Case {
  write: () => Written;
  subject: RegExp;
  /** E-mails of the account cannot be switched off. */
  isMandatory?: true;
}

const about = (time = WHEN) => new RegExp(`Банк <b> & <img src=x>.*${time.replaceAll(/[().]/g, '\\$&')}`);
const SUBJECTS: Partial<Record<NoticeKind, RegExp>> = {
  move_asked: about('с субботы, 28.11, 11:00 на субботу, 28.11, 12:00 (МСК)'),
  move_accepted: about('с субботы, 28.11, 11:00 на субботу, 28.11, 12:00 (МСК)'),
  move_declined: about('в субботу, 28.11, 11:00 (МСК)'),
  day: /28\.11: первая в 12:00, Банк/,
  waiting: /Ждут вашего ответа/,
  news: /evil example/,
  agreement_asked: /: Банк <b> & <img src=x>$/,
  agreement_confirmed: /^Договорённость подтверждена: Банк <b> & <img src=x>$/,
  activated: /Аккаунт активирован/,
  rejected: /Заявка на участие отклонена/,
  blocked: /Аккаунт заблокирован/,
};
const kinds = Object.keys(NOTICE_RULES) as NoticeKind[];
const CASES: Record<string, Case> = {
  ...Object.fromEntries(
    kinds
      .filter((kind) => NOTICE_RULES[kind].email !== undefined)
      .map((kind) => [kind, { write: () => writeNotice(kind), subject: SUBJECTS[kind] ?? about() }]),
  ),
  password: {
    write: async () => passwordEmailsOf(means).write(await account(), 1),
    subject: /^Новый пароль на «Встрече»$/,
    isMandatory: true,
  },
  'password refused after a change': {
    write: async () => (await changeEmail(), passwordEmailsOf(means).write(await account(), 1)),
    subject: /пока нельзя получить$/,
    isMandatory: true,
  },
  'changed address': {
    write: async () => undoEmailsOf(means).write({ changeId: await changeEmail() }, 1),
    subject: /^Адрес почты на «Встрече» изменён$/,
    isMandatory: true,
  },
  'unseen messages': {
    write: async () => {
      await send(supplier, customer, HOSTILE);
      return unseenEmailsOf(means).write({ userId: customer.id }, 1);
    },
    subject: /^Новые сообщения: Банк <b> & <img src=x>$/,
  },
  mailing: { write: () => writeBroadcast(false), subject: /^Сбор в холле$/ },
  'service mailing': { write: () => writeBroadcast(true), subject: /^Сбор в холле$/, isMandatory: true },
  'test mailing': {
    write: async () => broadcastTestsOf(means).write(await addBroadcast(false), 1),
    subject: /^Сбор в холле$/,
  },
};

const UNSUBSCRIBING = /^<https:\/\/vstrecha\.test\/unsubscribe_notifications\/[0-9a-f-]{36}>$/;
const TAGS = new Set(['html', 'head', 'meta', 'body', 'div', 'p', 'a', 'br', '!doctype']);
const unescape = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** The lines that a reader sees, with where each link leads. */
const linesOf = (html: string) =>
  unescape(
    html
      .replaceAll(/\s*\n/g, '\n')
      .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, url: string, label: string) =>
        label === url ? url : `${label}: ${url}`,
      )
      .replaceAll(/<[^>]*>/g, ''),
  );
const sorted = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && line !== '—')
    .sort();

for (const [name, { write, subject, isMandatory }] of Object.entries(CASES)) {
  test(`an e-mail of kind «${name}» keeps to the rules [MAIL-01] [MAIL-02]`, async () => {
    const mail = await write();
    assert.ok(mail && !(mail instanceof Date));
    await sink.deliver(mail, name);
    const [email] = sink.take();
    const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    assert.equal(headers.get('list-unsubscribe-post'), isMandatory ? undefined : 'List-Unsubscribe=One-Click');
    if (isMandatory) assert.equal(headers.get('list-unsubscribe'), undefined);
    else assert.match(headers.get('list-unsubscribe') ?? '', UNSUBSCRIBING);
    assert.match(email?.subject ?? '', subject);

    const [html, text] = [email?.html ?? '', (email?.text ?? '').replaceAll('\r\n', '\n')];
    for (const [, tag = ''] of html.matchAll(/<\/?([^\s>]+)/g)) assert.ok(TAGS.has(tag), tag);
    const buttons = [...html.matchAll(/<a href="([^"]*)" style="display: inline-block[^>]*>([^<]*)</g)];
    assert.equal(buttons.length, 1);
    const [, url = '', label = ''] = buttons[0] ?? [];
    assert.match(url, /^https:\/\/vstrecha\.test/);
    assert.ok(text.split('\n').includes(`${label}: ${unescape(url)}`));
    assert.deepEqual(sorted(linesOf(html)), sorted(text));
  });
}
