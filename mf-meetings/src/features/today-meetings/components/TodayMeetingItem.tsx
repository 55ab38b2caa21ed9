import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { webHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';
import type { TodayMeeting } from '../todayView';

interface TodayMeetingItemProps {
  meeting: TodayMeeting;
}

/** One meeting of today: when, with whom, where. */
export function TodayMeetingItem({ meeting: { point, companies, link } }: TodayMeetingItemProps) {
  return (
    <Root>
      <Time>{point}</Time>
      <span>
        {companies.map(({ company, company_id }, index) => (
          <Fragment key={company_id}>
            {index > 0 && ', '}
            <Company to={paths.participant(company_id)}>{company}</Company>
          </Fragment>
        ))}
      </span>
      <Where>
        <MeetingLink link={link} />
      </Where>
    </Root>
  );
}

/** The way into an online meeting, once there is one. An address that is not of the web is only shown. */
function MeetingLink({ link }: Pick<TodayMeeting, 'link'>) {
  if (!link) return texts.noLink;
  const href = webHref(link);
  if (href === undefined) return link;
  return (
    <ButtonLink href={href} size="small" variant="secondary">
      {texts.openLink}
    </ButtonLink>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Company = styled(Link)`
  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Where = styled.div`
  min-width: 0;
  color: ${theme.color.textMuted};

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
