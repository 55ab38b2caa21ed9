import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { FitLine } from 'shared-ui/FitLine';
import { media, theme } from 'shared-ui/theme';
import { Widget } from '#parts/Widget';
import { texts } from '../texts';

/** Height of the button, in px. */
const BUTTON_HEIGHT = 36;

interface SuitingCompanyProps {
  viewer: CurrentUser;
  company: Participant;
}

/** Name, fit, and the button that invites to the nearest common slot, or writes. */
export function SuitingCompany({ viewer, company }: SuitingCompanyProps) {
  const { id, nearest_slot: slot } = company;
  const fit = companyFit(viewer, company);
  return (
    <>
      <Head>
        <Avatar src={company.avatar} />
        <Text>
          <Name to={paths.participant(id)}>{company.company}</Name>
          {company.city && <City>{company.city}</City>}
        </Text>
        {fit && <Fit explanation={fitExplanation(fit, viewer.type)}>{fitLine(fit)}</Fit>}
      </Head>
      {viewer.only_chat || company.only_chat ? (
        <ButtonLink size="small" to={paths.chatWith(id)} aria-label={`${texts.writeTo}: ${company.company}`}>
          {texts.writeTo}
        </ButtonLink>
      ) : slot ? (
        <Widget name="mf_meetings/InviteButton" userId={id} {...slot} placeholder={{ height: BUTTON_HEIGHT }} />
      ) : (
        <ButtonLink
          size="small"
          to={`${paths.participant(id)}#meet`}
          aria-label={`${texts.chooseTime}: ${company.company}`}
        >
          {texts.chooseTime}
        </ButtonLink>
      )}
    </>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(1)} ${theme.space(3)};
`;

const Text = styled.div`
  min-width: 0;
`;

const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.text};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* A border hides the third line, which padding would show. */
  ${media.narrow} {
    border-block: ${theme.space(3)} solid transparent;
  }
`;

const City = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;

const Fit = styled(FitLine)`
  grid-column: 1 / -1;
`;
