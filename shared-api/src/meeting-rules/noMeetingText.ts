import { formatDate } from '../time/moscow';
import type { NoMeeting } from './whyNoMeeting';

/** Why a company cannot be invited, as a sentence: for its page, the planner and wherever else it could be invited from. */
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
