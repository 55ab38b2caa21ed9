import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Badge, type BadgeTone } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { media, theme } from 'shared-ui/theme';
import type { InvitationKind } from '#domain/invitationKind';
import { decisionsOf, shownStatusOf, type InvitationDecision, type ShownStatus } from '#domain/invitationStatus';
import { texts } from '../texts';
import { InvitationTime } from './InvitationTime';

const tones = {
  ACCEPTED: 'positive',
  AWAITING: 'warning',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  TIMEOVER: 'neutral',
} satisfies Record<ShownStatus, BadgeTone>;

const variants = { accept: 'primary', reject: 'secondary', cancel: 'secondary' } as const satisfies Record<
  InvitationDecision,
  string
>;

interface InvitationItemProps {
  invitation: Invitation;
  /** Whether the viewer received it or sent it. */
  direction: InvitationKind['direction'];
  /** A decision was pressed; it has yet to be confirmed. */
  onDecide: (decision: InvitationDecision) => void;
}

/** One invitation: with whom, when, how it stands, and what can be decided about it. */
export function InvitationItem({ invitation, direction, onDecide }: InvitationItemProps) {
  const status = shownStatusOf(invitation);
  const decisions = decisionsOf(invitation, direction);
  return (
    <Root>
      <div>
        <Company to={paths.participant(invitation.user_id)}>{invitation.company}</Company>
        <InvitationTime invitation={invitation} />
      </div>
      <span>
        <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      </span>
      {decisions.length > 0 && (
        <Decisions role="group" aria-label={texts.decisionsOn(invitation.company)}>
          {decisions.map((decision) => (
            <Button key={decision} size="small" variant={variants[decision]} onClick={() => onDecide(decision)}>
              {texts.decisions[decision].label}
            </Button>
          ))}
        </Decisions>
      )}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  /* The last two have room for the longest status and for both buttons, so that statuses stand below each other. */
  grid-template-columns: minmax(0, 1fr) ${theme.space(42)} ${theme.space(50)};
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Company = styled(Link)`
  font-weight: ${theme.weight.medium};

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Decisions = styled(Cluster)`
  justify-self: end;

  ${media.narrow} {
    justify-self: start;
  }
`;
