import type { MeetingCompany } from 'shared-api/contract';
import type { Meeting } from '#domain/meeting';

export interface DaysViewProps {
  /** «Отменить» of a meeting was pressed; the page asks and does it. */
  onCancel: (meeting: Meeting, company: MeetingCompany) => void;
  /** «Перенести» of a meeting was pressed. */
  onMove: (meeting: Meeting, company: MeetingCompany) => void;
}

/** The view «По дням» of `/meetings`. */
export function DaysView(_props: DaysViewProps) {
  return null;
}
