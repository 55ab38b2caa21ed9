import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { Flag } from 'shared-ui/Flag';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

const AVATAR_SIZE = 96;

interface ProfileHeadProps {
  profile: Participant;
  /** The id of the heading, which names the card. */
  titleId: string;
  /** Whether the viewer may write to this company from here. */
  canWrite: boolean;
}

/** Who it is: picture, name, place, badges, and the way to a chat. */
export function ProfileHead({ profile, titleId, canWrite }: ProfileHeadProps) {
  const place = [profile.country, profile.city].filter(Boolean).join(', ');
  return (
    <Root>
      <Avatar src={profile.avatar} size={AVATAR_SIZE} loading="eager" />
      <Words>
        <h2 id={titleId}>{profile.company}</h2>
        {place && (
          <Place>
            <Flag country={profile.country} isDecorative />
            {place}
          </Place>
        )}
        <Badges profile={profile} />
      </Words>
      {canWrite && <ButtonLink to={paths.chatWith(profile.id)}>{texts.writeMessage}</ButtonLink>}
    </Root>
  );
}

/** What the company is, and what the viewer has had to do with it. */
function Badges({ profile }: Pick<ProfileHeadProps, 'profile'>) {
  return (
    <Cluster>
      <Badge>{profile.type}</Badge>
      {profile.is_advertising_agency && <Badge tone="accent">{texts.agency}</Badge>}
      {profile.already_communicated && <Badge tone="info">{texts.communicated}</Badge>}
      {profile.already_met && <Badge tone="positive">{texts.met}</Badge>}
    </Cluster>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space(4)};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    > a {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space(2)};
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};
`;
