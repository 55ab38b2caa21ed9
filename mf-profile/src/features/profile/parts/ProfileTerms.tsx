import { styled } from 'styled-components';
import { brandingLabel } from 'shared-api/company-info';
import type { Participant } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { ProfileSection } from './ProfileSection';

interface ProfileTermsProps {
  profile: Participant;
}

/** The terms of a deal that the company has filled in. */
export function ProfileTerms({ profile }: ProfileTermsProps) {
  const branding = brandingLabel(profile);
  const circulation = profile.minimum_circulation.join(', ');
  const sum = profile.minimum_sum.join(', ');
  if (!branding && !circulation && !sum) return null;

  return (
    <ProfileSection title={texts.terms[profile.type]}>
      <List>
        {circulation && (
          <div>
            <dt>{texts.circulation}</dt>
            <dd>{circulation}</dd>
          </div>
        )}
        {sum && (
          <div>
            <dt>{texts.sum}</dt>
            <dd>{sum}</dd>
          </div>
        )}
        {branding && (
          <div>
            <dt>{texts.branding}</dt>
            <dd>{branding}</dd>
          </div>
        )}
      </List>
    </ProfileSection>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space(3)};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;
