import { formatDate } from '../time/moscow';
import type { NoMeeting } from './whyNoMeeting';

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
