import type { MeetingCompany } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import type { Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';
import { useCalendarFile } from '#state/useCalendarFile';

interface MeetingCancelledProps {
  /** Its state before the cancellation. */
  meeting: Meeting;
  company: MeetingCompany;
}

/** Content of a row whose meeting was cancelled on this page. */
export function MeetingCancelled({ meeting, company }: MeetingCancelledProps) {
  const { downloadCancelled } = useCalendarFile();
  return (
    <>
      {texts.cancelled}
      <Button variant="ghost" size="small" onClick={() => void downloadCancelled(meeting, company)}>
        {texts.updateCalendar}
      </Button>
    </>
  );
}
