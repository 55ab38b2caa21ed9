import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { media, theme } from 'shared-ui/theme';
import { useQueued } from '#api/meetingQueue';
import type { InvitationKind } from '#domain/invitationKind';
import { decisionsOf, type InvitationDecision } from '#domain/invitationStatus';
import { texts } from '#domain/invitationTexts';
import { texts as meetingTexts } from '#domain/meetingTexts';
import { QueuedLine } from '#parts/QueuedLine';
import { prepareAcceptDialog } from './decision/LazyAcceptDialog';

const variants = { accept: 'soft', reject: 'secondary', cancel: 'secondary' } as const satisfies Record<
  InvitationDecision,
  string
>;

interface InvitationDecisionsProps {
  invitation: Invitation;
  /** Seen from the current user. */
  direction: InvitationKind['direction'];
  /** Called before the decision is confirmed. */
  onDecide: (decision: InvitationDecision) => void;
  /** «Предложить другое время» was pressed; received invitations only. */
  onCounterOffer: () => void;
}

/**
 * Buttons to decide on an invitation, or the answer that waits for the network; renders null when it is decided. On
 * narrow screens they share the width.
 */
export function InvitationDecisions({ invitation, direction, onDecide, onCounterOffer }: InvitationDecisionsProps) {
  const decisions = decisionsOf(invitation, direction);
  const canAccept = decisions.includes('accept');
  useEffect(() => {
    if (canAccept) prepareAcceptDialog();
  }, [canAccept]);
  const queued = useQueued('answer', invitation.user_id, invitation.id);
  if (queued?.isHeld)
    return (
      <Root role="group" aria-label={texts.decisionsOn(invitation.company)}>
        <QueuedLine queued={queued} />
      </Root>
    );
  if (decisions.length === 0) return null;
  return (
    <Root role="group" aria-label={texts.decisionsOn(invitation.company)}>
      {decisions.map((decision) => (
        <Button key={decision} size="small" variant={variants[decision]} onClick={() => onDecide(decision)}>
          {texts.decisions[decision]}
        </Button>
      ))}
      <InvitationMenu invitation={invitation} onCounterOffer={canAccept ? onCounterOffer : undefined} />
    </Root>
  );
}

interface InvitationMenuProps {
  invitation: Invitation;
  /** «Предложить другое время» was pressed; omit to hide the item. */
  onCounterOffer?: () => void;
}

/** Menu with further actions for an invitation. */
function InvitationMenu({ invitation: { company, point, user_id }, onCounterOffer }: InvitationMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      button={
        <IconButton size="small" aria-label={texts.actions(company, point)}>
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      {onCounterOffer && <MenuItem onSelect={onCounterOffer}>{texts.counterOffer}</MenuItem>}
      <MenuItem onSelect={() => void navigate(paths.chatWith(user_id))}>{meetingTexts.writeMessage}</MenuItem>
    </Menu>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  min-width: 0;

  /* Enlarged text wraps between the buttons, not inside their words. */
  > button:not(:last-child) {
    min-width: max-content;
  }

  ${media.narrow} {
    width: 100%;

    > button:not(:last-child) {
      flex: 1;
    }
  }
`;
