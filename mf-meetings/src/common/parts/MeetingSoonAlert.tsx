import { serverNow, useEachMinute } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { slotStart } from 'shared-api/time';
import { useParticipant } from 'shared-api/users';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import type { Meeting } from '#domain/meeting';
import { texts } from '#domain/meetingTexts';
import { CallLink } from '#parts/CallLink';

interface MeetingSoonAlertProps {
  meeting: Meeting;
  /** The company that may be on its way. */
  company: MeetingCompany;
}

const MINUTE = 60_000;
const SOON = 60 * MINUTE;

/**
 * Warns within an hour of a meeting's start that the company may be on its way, and offers to call or write. Companies
 * whose phone is hidden can only be written to.
 */
export function MeetingSoonAlert({ meeting: { date, point }, company: { company_id } }: MeetingSoonAlertProps) {
  useEachMinute();
  const left = slotStart(date, point) - serverNow();
  const isSoon = left > 0 && left < SOON;
  const phone = useParticipant(isSoon ? company_id : undefined).data?.phone;
  if (!isSoon) return null;
  return (
    <Alert
      kind="warning"
      action={
        <Cluster>
          <ButtonLink size="small" variant="secondary" to={paths.chatWith(company_id)}>
            {texts.write}
          </ButtonLink>
          {/* Last, so that the other link keeps its place when the phone number loads. */}
          {phone && <CallLink size="small" phone={phone} />}
        </Cluster>
      }
    >
      {texts.soon(Math.ceil(left / MINUTE))}
    </Alert>
  );
}
