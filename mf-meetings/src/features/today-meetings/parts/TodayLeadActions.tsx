import { useState } from 'react';
import { useCompanyMark } from 'shared-api/company-marks';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { useCompany } from '#api/useCompany';
import { texts as meetingTexts } from '#domain/meetingTexts';
import { CallLink } from '#parts/CallLink';
import { MeetingNoteDialog } from '#parts/MeetingNoteDialog';

interface TodayLeadActionsProps {
  company: MeetingCompany;
}

/** Call, message and note about the company of the current or next meeting. */
export function TodayLeadActions({ company }: TodayLeadActionsProps) {
  const { company: name, company_id } = company;
  const [isNoting, setIsNoting] = useState(false);
  const { note } = useCompanyMark(company_id);
  const phone = useCompany(company_id, true).data?.phone;
  return (
    <>
      {note !== '' && <p>{note}</p>}
      <Cluster>
        <ButtonLink variant="secondary" to={paths.chatWith(company_id)} aria-label={meetingTexts.writeTo(name)}>
          {meetingTexts.write}
        </ButtonLink>
        <Button variant="secondary" aria-label={meetingTexts.noteOf(name)} onClick={() => setIsNoting(true)}>
          {meetingTexts.note}
        </Button>
        {/* Last, so that the others keep their places when the phone number loads. */}
        {phone && <CallLink phone={phone} />}
      </Cluster>
      {isNoting && <MeetingNoteDialog company={company} onClose={() => setIsNoting(false)} />}
    </>
  );
}
