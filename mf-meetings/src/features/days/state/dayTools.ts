import type { MeetingCompany } from 'shared-api/contract';
import type { Meeting } from '#domain/meeting';
import type { DayChange } from './day';

/** Actions on a day and its meetings, shared by all days of the view. Memoised, so that days do not re-render. */
export interface DayTools {
  /** Chat-only companies can neither edit days nor move meetings. */
  isChatOnly: boolean;
  onCancel: (meeting: Meeting, company: MeetingCompany) => void;
  onMove: (meeting: Meeting, company: MeetingCompany) => void;
  /** Selects slots of a day, which clears the selection of any other day. */
  onSelect: (date: string, points: readonly string[]) => void;
  /** Changes a day; `selection` is restored when saving fails. */
  onApply: (date: string, changes: readonly DayChange[], selection?: readonly string[]) => void;
  /** «Как в другой день…» was chosen. */
  onCopy: (date: string) => void;
  onPrint: (date: string) => void;
}
