import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { Cluster } from 'shared-ui/Cluster';
import { Flag } from 'shared-ui/Flag';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

const AVATAR_SIZE = 72;

interface ProfileHeadProps {
  profile: Participant;
  /** The id of the heading that labels the card. */
  titleId: string;
  /** Renders the company's name as the page's h1. */
  isPageTitle: boolean;
  /** Small line above the name that names the page. */
  kicker?: string;
  /** Rendered at the end of the name's line. */
  corner?: ReactNode;
}

/** Head of a profile card: avatar, name, location and badges. */
export function ProfileHead({ profile, titleId, isPageTitle, kicker, corner }: ProfileHeadProps) {
  const place = [profile.country, profile.city].filter(Boolean).join(', ');
  return (
    <Root>
      <Avatar src={profile.avatar} size={AVATAR_SIZE} loading="eager" />
      <Line>
        <Words>
          {kicker !== undefined && <Kicker>{kicker}</Kicker>}
          <Name as={isPageTitle ? 'h1' : 'h2'} id={titleId}>
            {profile.company}
          </Name>
          {place && (
            <Place>
              <Flag country={profile.country} isDecorative />
              <span>{place}</span>
            </Place>
          )}
        </Words>
        {corner && <Corner>{corner}</Corner>}
      </Line>
      <Badges profile={profile} />
    </Root>
  );
}

/** Type of the company and the viewer's history with it. */
function Badges({ profile }: Pick<ProfileHeadProps, 'profile'>) {
  return (
    <Row>
      <Badge>{profile.type}</Badge>
      {profile.is_advertising_agency && <Badge tone="accent">{texts.agency}</Badge>}
      {profile.already_communicated && <Badge tone="info">{texts.communicated}</Badge>}
      {profile.already_met && <Badge tone="positive">{texts.met}</Badge>}
    </Row>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(2)} ${theme.space(4)};

  > :first-child {
    grid-row: span 2;
  }

  ${media.phone} {
    > :first-child {
      grid-row: auto;
    }
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space(2)};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Kicker = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Name = styled.h2`
  font-size: ${theme.text.l};
  overflow-wrap: anywhere;

  &:is(h1) {
    font-size: ${theme.text.xl};
  }

  ${media.phone} {
    &:is(h1) {
      font-size: ${theme.text.l};
    }
  }
`;

const Place = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};

  /* Align the flag with the first line even when the text wraps. */
  > :first-child {
    align-self: start;
    margin-top: ${theme.space(1)};
  }
`;

/* Align the icon, not the button's box, with the card's content. */
const Corner = styled.div`
  margin-inline-end: calc(-1 * ${theme.space(2)});

  ${media.narrow} {
    margin: calc(-1 * ${theme.space(3)}) calc(-1 * ${theme.space(3)}) 0 calc(-1 * ${theme.space(2)});
  }
`;

const Row = styled(Cluster)`
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
