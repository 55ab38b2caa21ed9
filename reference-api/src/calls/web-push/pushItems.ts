import { paths } from 'shared-api/paths';
import type { PushMessage } from '#platform/web-push/webPush.ts';
import { slotStart } from '../event/slots.ts';
import type { Outgoing } from '../notices/deliverNotice.ts';
import { hrefOf } from '../notices/noticeRows.ts';
import type { NoticeKind } from '../notices/noticeRules.ts';
import { wordNotice } from '../notices/noticeTexts.ts';
import { pluralOf } from '../notices/pluralOf.ts';
import { shortWhen } from '../notices/russianWhen.ts';

/** What one notification of a browser says. */
export interface PushItem {
  /** At most 32 characters of base64url; replaces the notification of the same tag, also one that still waits. */
  tag: string;
  href: string;
  title: string;
  /** The title of a person who wants no text on a locked screen: it names neither company nor content. */
  hiddenTitle: string;
  body: string;
  ttlSeconds: number;
  isUrgent: boolean;
}

const DAY_SECONDS = 24 * 60 * 60;
/** Lifetime of a notice about this very moment. */
export const BRIEF_SECONDS = 600;
const BRIEF: readonly NoticeKind[] = ['reminder', 'arrived', 'late'];
const LONGEST_TITLE = 100;
const LONGEST_BODY = 300;
const MOST_BYTES = 2048;

/** Titles of sentences that begin with the company. */
const HIDDEN: Partial<Record<NoticeKind, string>> = { arrived: 'Вас ждут', late: 'Встреча начнётся позже' };

/** Whether a kind is worth telling only for minutes. */
export const isBrief = (kind: NoticeKind): boolean => BRIEF.includes(kind);

/** «Встреча назначена» as the title, the rest of the sentence below. */
export function noticeItem({ notice, facts }: Outgoing, now: Date): PushItem {
  const { sentence } = wordNotice(facts, shortWhen);
  const [title = '', ...rest] = sentence.split(': ');
  return {
    tag: `n-${notice.id}`,
    href: hrefOf(notice),
    title: title.replace(/\.$/, ''),
    hiddenTitle: HIDDEN[notice.kind] ?? title,
    body: rest.join(': '),
    ttlSeconds: isBrief(notice.kind) ? BRIEF_SECONDS : secondsUntil(facts.slot, now),
    isUrgent: notice.urgent,
  };
}

/** The newest message of a chat, which its reader has not seen. */
export interface UnseenMessage {
  chat_id: number;
  partner_id: number;
  company: string;
  text: string;
}

export const messageItem = ({ chat_id, partner_id, company, text }: UnseenMessage): PushItem => ({
  tag: `chat-${chat_id}`,
  href: paths.chatWith(partner_id),
  title: company,
  hiddenTitle: 'Новое сообщение',
  body: text === '' ? 'Файл' : text,
  ttlSeconds: DAY_SECONDS,
  isUrgent: false,
});

/** One notification for all that the quiet hours have held. */
export const nightItem = (count: number): PushItem => ({
  tag: 'night',
  href: paths.today,
  title: `Ночью: ${count} ${pluralOf(count, ['событие', 'события', 'событий'])}`,
  hiddenTitle: `Ночью: ${count} ${pluralOf(count, ['событие', 'события', 'событий'])}`,
  body: '',
  ttlSeconds: DAY_SECONDS,
  isUrgent: false,
});

/** A declarative push message (WebKit, w3c/push-api), which workers read too. */
export function toPushMessage(
  item: PushItem,
  { isTextHidden, badge, publicUrl }: { isTextHidden: boolean; badge: number; publicUrl: string },
): PushMessage {
  const content = (longestBody: number) => ({
    web_push: 8030,
    notification: {
      title: cut(isTextHidden ? item.hiddenTitle : item.title, LONGEST_TITLE),
      body: isTextHidden ? '' : cut(item.body, longestBody),
      lang: 'ru',
      tag: item.tag,
      navigate: publicUrl + item.href,
    },
    app_badge: badge,
  });
  const whole = content(LONGEST_BODY);
  const isTooLong = Buffer.byteLength(JSON.stringify(whole)) > MOST_BYTES;
  return {
    content: isTooLong ? content(LONGEST_BODY / 3) : whole,
    ttlSeconds: item.ttlSeconds,
    isUrgent: item.isUrgent,
    topic: item.tag,
  };
}

/** A day without a slot ahead. */
function secondsUntil(slot: { date: string; point: string } | undefined, now: Date): number {
  const left = slot ? (slotStart(slot.date, slot.point).getTime() - now.getTime()) / 1000 : 0;
  return left > 0 ? Math.min(Math.ceil(left), 28 * DAY_SECONDS) : DAY_SECONDS;
}

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
