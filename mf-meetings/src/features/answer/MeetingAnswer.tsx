import type { FederatedWidgets } from 'shared-api/federation';
import { ResultAnswer } from '#parts/result/ResultAnswer';
import { useMeetingResult } from '#state/useMeetingResult';

/** «Как прошла?» of one meeting beside a sentence that names it, as the bell's notice does (AFTER-01). */
export function MeetingAnswer({ meetingId, companyId, ...rest }: FederatedWidgets['mf_meetings/MeetingAnswer']) {
  const subject = { meeting_id: meetingId, company_id: companyId, ...rest };
  return <ResultAnswer isQuestionHidden subject={subject} state={useMeetingResult(subject)} />;
}
