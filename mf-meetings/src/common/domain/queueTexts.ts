import { formatSlotDay } from 'shared-api/time';
import type { MeetingWrite } from './queuedWrite';

interface Slot {
  date: string;
  point: string;
}

const when = ({ date, point }: Slot) => `${formatSlotDay(date)}, ${point}`;

export const texts = {
  waits: {
    answer: 'Ответ уйдёт, когда появится связь',
    arrival: 'Отметка уйдёт, когда появится связь',
    result: 'Ответ уйдёт, когда появится связь',
  },
  own: { accept: 'Ваш ответ: принять.', reject: 'Ваш ответ: отклонить.' },
  takeBack: 'Отменить',
  takeBackOf: (company: string) => `Отменить: ${company}`,
  takenBack: 'Не будет отправлено.',
  willBeSent: 'Ответ уйдёт, когда появится связь.',
  rivalsStay: 'Остальные приглашения на это время не отклонены.',

  /** What became of a write that waited. */
  sent: (write: MeetingWrite): string => {
    switch (write.kind) {
      case 'answer': {
        const { company } = write.invitation;
        const done = write.decision === 'accept' ? 'Встреча назначена' : 'Приглашение отклонено';
        return `Ответ отправлен. ${done}: ${company}, ${when(write.invitation)}`;
      }
      case 'arrival': {
        const { state, minutes = 0 } = write.change;
        const said = { here: 'вы на месте', late: `вы опаздываете на ${minutes} минут`, none: 'отметки больше нет' }[
          state
        ];
        return `Отметка отправлена: ${said}. ${write.meeting.company}`;
      }
      case 'result':
        return `Итог встречи отправлен. ${write.meeting.company}`;
    }
  },
  notSent: (why: string) => `Не отправлено: ${why}`,
  /** The meeting began while the word waited. */
  begun: 'Встреча уже началась.',
  tooLate: 'Прошло больше 15 минут.',
  withdrawn: 'Пока не было связи, приглашение отозвали.',
  decided: 'Пока не было связи, на приглашение уже ответили.',
  taken: (company: string | undefined, common: readonly Slot[]) =>
    [
      `Пока не было связи, это время заняли${company === undefined ? '' : `: ${company}`}.`,
      common.length > 0 && `Ближайшие общие: ${common.map(when).join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  about: (company: string, text: string) => `${company}. ${text}`,
};

/** Quotes the typed reason of an answer, so that it is not lost. */
export const reasonOf = (write: MeetingWrite): string =>
  write.kind === 'answer' && write.reason ? ` Ваша причина: «${write.reason}»` : '';
