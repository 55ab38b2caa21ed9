import type { Participant } from 'shared-api/contract';
import { Badge } from 'shared-ui/Badge';
import { Cluster } from 'shared-ui/Cluster';
import { texts } from '../texts';

interface ProfileBadgesProps {
  profile: Participant;
}

/** What a company is, and what the viewer has had to do with it. */
export function ProfileBadges({ profile }: ProfileBadgesProps) {
  return (
    <Cluster>
      <Badge>{profile.type}</Badge>
      {profile.is_advertising_agency && <Badge tone="accent">{texts.agency}</Badge>}
      {profile.already_communicated && <Badge tone="info">{texts.communicated}</Badge>}
      {profile.already_met && <Badge tone="positive">{texts.met}</Badge>}
    </Cluster>
  );
}
