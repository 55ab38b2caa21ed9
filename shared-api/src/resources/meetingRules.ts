import type { ActiveEvent, Participant } from '../contract';
import { addDays, formatDate } from '../time';

/** Days before the event on which inviting begins (specification, section 9). */
const DAYS_BEFORE_EVENT = 7;

/** The reason why two companies cannot meet. */
export type NoMeeting =
  | { kind: 'target-blocked' | 'target-chat-only' | 'viewer-chat-only' | 'same-type' | 'no-event' | 'event-over' }
  /** `opensOn` is the first day of inviting, yyyy-MM-dd. */
  | { kind: 'too-early'; opensOn: string };

/** Everything that decides whether two companies may meet. */
export interface MeetingCircumstances {
  /** The inviting user; undefined for any viewer, as in the preview of the own page. */
  viewer: Pick<Participant, 'only_chat' | 'type'> | undefined;
  target: Pick<Participant, 'only_chat' | 'is_blocked' | 'type'>;
  event: ActiveEvent | undefined;
  /** Today in Moscow, yyyy-MM-dd. */
  today: string;
}

/**
 * The first reason why a company cannot be invited now, or undefined when it can (PART-04, PART-06). Inviting is open
 * from seven days before the event to its last day, both included, for companies of the other type that are neither
 * blocked nor chat-only.
 */
export function whyNoMeeting({ viewer, target, event, today }: MeetingCircumstances): NoMeeting | undefined {
  if (target.is_blocked) return { kind: 'target-blocked' };
  if (target.only_chat) return { kind: 'target-chat-only' };
  if (viewer?.only_chat) return { kind: 'viewer-chat-only' };
  if (viewer?.type === target.type) return { kind: 'same-type' };
  if (!event) return { kind: 'no-event' };
  const opensOn = addDays(event.datestart, -DAYS_BEFORE_EVENT);
  if (today < opensOn) return { kind: 'too-early', opensOn };
  return today > event.dateend ? { kind: 'event-over' } : undefined;
}

/**
 * The reason as a sentence for users: on the company's page, in the planner and in other places that offer invitations.
 */
export function noMeetingText(reason: NoMeeting): string {
  switch (reason.kind) {
    case 'target-blocked':
      return 'Данный пользователь заблокирован.';
    case 'target-chat-only':
      return 'Пользователь предпочитает общение в чате. Встречу назначить нельзя, напишите сообщение.';
    case 'viewer-chat-only':
      return 'Вы общаетесь только в чате. Чтобы приглашать, измените это в профиле.';
    case 'same-type':
      return 'Встречи назначают поставщики с заказчиками: компанию своего типа пригласить нельзя.';
    case 'no-event':
      return 'Сейчас нет мероприятия, встречу назначить нельзя.';
    case 'too-early':
      return `Мероприятие ещё не началось, встречу назначить нельзя. Приглашать можно с ${formatDate(reason.opensOn)}.`;
    case 'event-over':
      return 'Мероприятие завершилось, встречу назначить нельзя.';
  }
}
