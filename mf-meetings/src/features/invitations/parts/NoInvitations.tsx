import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** The next step when all four lists are empty; absent for chat-only companies, which cannot invite. */
export function NoInvitations() {
  const { data: user } = useCurrentUser();
  const hasCatalog = useSettings().data?.catalog_status === true;
  if (user?.only_chat !== false) return null;
  return (
    <Place>
      <EmptyState
        action={
          <Cluster justify="center">
            {hasCatalog && <ButtonLink to={paths.catalog}>{texts.openCatalog}</ButtonLink>}
            <ButtonLink to={`${paths.meetings}?view=plan`} variant="secondary">
              {texts.planTime}
            </ButtonLink>
          </Cluster>
        }
      >
        {texts.inviteFirst}
      </EmptyState>
    </Place>
  );
}

const Place = styled(Card)`
  margin-bottom: ${theme.space(3)};
`;
