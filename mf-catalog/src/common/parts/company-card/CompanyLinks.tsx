import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import type { MeetingChance } from '#domain/meetingChance';
import { texts } from './texts';

interface CompanyLinksProps {
  company: Pick<Participant, 'id' | 'company'>;
  meeting: MeetingChance;
}

/**
 * Links to write to a company and to meet it. The second is hidden when no company can be met, and disabled with a
 * reason when this one cannot. The parent turns clicks into in-app navigation (`CardGrid`).
 */
export function CompanyLinks({ company: { id, company }, meeting }: CompanyLinksProps) {
  return (
    <>
      <ButtonLink variant="ghost" size="small" href={paths.chatWith(id)} aria-label={texts.writeName(company)}>
        {texts.write}
      </ButtonLink>
      {meeting !== 'nobody' && (
        <ButtonLink
          variant="soft"
          size="small"
          href={`${paths.participant(id)}#meet`}
          aria-label={texts.meetName(company)}
          reason={meeting === 'possible' ? undefined : meeting.reason}
        >
          {texts.meet}
        </ButtonLink>
      )}
    </>
  );
}
