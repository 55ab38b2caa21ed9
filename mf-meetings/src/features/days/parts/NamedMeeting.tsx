import { Fragment, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { formatSlotDay } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { useMeeting } from '../api/useMeeting';
import { useNamedMeeting } from '../state/useNamedMeeting';
import { texts } from '../texts';

interface NamedMeetingProps {
  mainDay: string;
  /** The meeting is on another day now. */
  onFound: (date: string) => void;
}

/** Follows the meeting that the address names to its present day; says who cancelled it, and who is free instead. */
export function NamedMeeting({ mainDay, onFound }: NamedMeetingProps) {
  const { data: meeting } = useMeeting(useNamedMeeting());
  const isElsewhere = meeting && !meeting.cancelled && meeting.date !== mainDay;
  useEffect(() => {
    if (isElsewhere) onFound(meeting.date);
  }, [isElsewhere, meeting, onFound]);

  if (meeting === null) return <Alert kind="info">{texts.meetingGone}</Alert>;
  if (!meeting?.cancelled) return null;
  const { by, reason, free } = meeting.cancelled;
  const slot = `${formatSlotDay(meeting.date)}, ${meeting.point}`;
  return (
    <Alert kind="warning">
      <p>
        {texts.cancelledBy(by)} <Link to={paths.participant(meeting.company_id)}>{meeting.company}</Link>, {slot}.
        {reason !== undefined && <span>{` «${reason}»`}</span>}
      </p>
      {free.length > 0 && (
        <p>
          {texts.freeThen}{' '}
          {free.map(({ id, company }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>{', '}</span>}
              <Link to={paths.participant(id)}>{company}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </Alert>
  );
}
