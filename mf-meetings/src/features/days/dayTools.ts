import type { MeetingCompany } from 'shared-api/contract';
import type { Meeting } from '#domain/meeting';
import type { DayChange } from './day';

/** What can be done with a day and its meetings; the same for all days of the view, and the same object from drawing to drawing. */
export interface DayTools {
  /** The current user only chats: days are only shown, and nothing is moved. */
  isChatOnly: boolean;
  /** «Отменить» of a meeting was pressed. */
  onCancel: (meeting: Meeting, company: MeetingCompany) => void;
  /** «Перенести» of a meeting was pressed. */
  onMove: (meeting: Meeting, company: MeetingCompany) => void;
  /** Slots of a day were selected; those of another day are not any more. */
  onSelect: (date: string, points: readonly string[]) => void;
  /** Changes a day. `selection` comes back when that fails. */
  onApply: (date: string, changes: readonly DayChange[], selection?: readonly string[]) => void;
  /** «Как в другой день…» was chosen. */
  onCopy: (date: string) => void;
  /** «Печать дня» was chosen. */
  onPrint: (date: string) => void;
}
