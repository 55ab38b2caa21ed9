import { use } from 'react';
import { styled } from 'styled-components';
import { hiddenStepsStore } from 'shared-api/company-marks';
import type { CurrentUser } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { useAccountStore } from 'shared-api/storage';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { InstallContext } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { PushOffer } from '#parts/PushOffer';
import { useHasBegun } from '../api/useHasBegun';
import { texts } from '../texts';
import { SuitingCompanies } from './SuitingCompanies';

const DEFAULT_AVATAR = '/images/avatar/default.png';

/** A newcomer's open steps: logo, first invitation. Each step leaves once its data exist (FIRST-02). */
export function FirstSteps({ userId }: PropsOf<'mf_profile/FirstSteps'>) {
  const { data: user } = useCurrentUser();
  const isHidden = useAccountStore(hiddenStepsStore, userId, (hidden) => hidden);
  if (!user || user.is_admin || isHidden) return null;
  return <Steps user={user} />;
}

function Steps({ user }: { user: CurrentUser }) {
  const install = use(InstallContext);
  const { data: hasBegun } = useHasBegun(user.only_chat);
  const hasLogo = user.avatar !== '' && user.avatar !== DEFAULT_AVATAR;
  if (hasBegun === undefined || (hasBegun && hasLogo)) return null;

  const hide = () => {
    if (hiddenStepsStore.change(user.id, () => true)) toast.info(texts.hidden);
    else toast.danger(texts.notHidden);
  };
  return (
    <Card
      title={texts.title}
      actions={
        <Button variant="ghost" size="small" onClick={hide}>
          {texts.hide}
        </Button>
      }
    >
      <List>
        {!hasBegun && (
          <li>
            <StepTitle>{user.only_chat ? texts.write : texts.choose}</StepTitle>
            <SuitingCompanies viewer={user} />
          </li>
        )}
        {!hasLogo && (
          <Line>
            <span>{texts.logo}</span>
            <ButtonLink variant="secondary" size="small" to={`${paths.profileEdit}#images`}>
              {texts.addLogo}
            </ButtonLink>
          </Line>
        )}
        <Offer>{install}</Offer>
        <Offer>
          <PushOffer userId={user.id} />
        </Offer>
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
  padding: 0;
  list-style: none;
`;

const StepTitle = styled.h3`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.text.m};
`;

/* Empty where the application cannot be installed, or web push is decided. */
const Offer = styled.li`
  &:empty {
    display: none;
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
`;
