import { atom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation, Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { paths } from 'shared-api/paths';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { useCurrentUser } from 'shared-api/session';
import { Avatar } from 'shared-ui/Avatar';
import { FitLine } from 'shared-ui/FitLine';
import { media, theme } from 'shared-ui/theme';
import { useCompany } from '#api/useCompany';
import { companyNeeds } from '#domain/companyNeeds';

type Company = Participant | NonNullable<Invitation['participant']>;

interface InvitationCompanyProps {
  invitation: Invitation;
  /** Stands below the name; by default the wishes or offers of the company and why it suits. */
  children?: ReactNode;
}

/** The other side of an invitation: avatar, name, city, wishes or offers, and why it suits the current user. */
export function InvitationCompany({ invitation, children }: InvitationCompanyProps) {
  const { user_id: userId, company: name, participant } = invitation;
  // If it fails, only these facts are missing.
  const { data: found } = useCompany(userId, participant === undefined);
  const company = participant ?? found;
  const isOnline = useIsOnline(userId);
  return (
    <Root>
      <Avatar src={company?.avatar} isOnline={isOnline} />
      <Side>
        <p>
          <Name to={paths.participant(userId)}>{name}</Name> {company && <City>{company.city}</City>}
        </p>
        {children ?? (
          <Facts $isLater={participant === undefined}>{company && <CompanyFacts company={company} />}</Facts>
        )}
      </Side>
    </Root>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { data: viewer } = useCurrentUser();
  const fit = viewer && companyFit(viewer, company);
  return (
    <>
      <Needs>
        {companyNeeds(company).map((item) => (
          <span key={item}>{item}</span>
        ))}
      </Needs>
      {fit && <FitLine explanation={fitExplanation(fit, viewer.type)}>{fitLine(fit)}</FitLine>}
    </>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  min-width: 0;
`;

const Side = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled(Link)`
  /* 44 px touch target without a 44 px line: it overlaps its neighbours, which are not interactive. */
  position: relative;
  margin-block: ${theme.space(-3)};
  padding-block: ${theme.space(3)};
  color: inherit;
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const City = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Facts = styled.div<{ $isLater: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* Their lines are reserved where they arrive later than the list. */
  ${({ $isLater }) => $isLater && 'min-height: 2.5rem;'}

  ${media.phone} {
    ${({ $isLater }) => $isLater && 'min-height: 3.75rem;'}
  }
`;

/* One line, two on phones: an item that does not fit wraps out of sight as a whole. */
const Needs = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5ch;
  max-height: 1.25rem;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  line-height: 1.25rem;

  ${media.phone} {
    max-height: 2.5rem;
  }

  > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Enlarged text: a phone shows few words of an item in a line. */
  @container (max-width: 16rem) {
    max-height: none;

    > span {
      white-space: normal;
    }
  }
`;

/** Whether a user is online; rerenders only when that changes. */
function useIsOnline(userId: number): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(onlineUserIdsAtom).has(userId)), [userId]));
}
