import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { theme } from 'shared-ui/theme';
import { timeLeftUntil } from '#domain/timeLeft';
import { InvitationDecisions } from '#parts/InvitationDecisions';
import type { AgendaActions } from '../state/agendaActions';
import type { AgendaEntry } from '../state/agendaEntries';
import { texts } from '../texts';
import { AgendaRow } from './AgendaRow';

interface AgendaInvitationRowProps extends Pick<AgendaActions, 'onDecide' | 'onCounterOffer'> {
  entry: Extract<AgendaEntry, { invitation: unknown }>;
  /** The previous line has the same time. */
  isSameTime: boolean;
}

/** Line of an invitation that awaits a decision, at the proposed time. */
export function AgendaInvitationRow({ entry, isSameTime, onDecide, onCounterOffer }: AgendaInvitationRowProps) {
  const { kind, point, invitation } = entry;
  const { direction } = invitation.kind;
  const left = direction === 'incoming' ? timeLeftUntil(invitation) : undefined;
  return (
    <AgendaRow
      kind={kind}
      time={point}
      isTimeHidden={isSameTime}
      name={<Link to={paths.participant(invitation.user_id)}>{invitation.company}</Link>}
      about={
        <>
          {texts.invitation(invitation)}
          {left && (
            <>
              {' · '}
              <Left $isShort={left.isShort}>{left.text}</Left>
            </>
          )}
        </>
      }
      actions={
        <InvitationDecisions
          invitation={invitation}
          direction={direction}
          onDecide={(decision) => onDecide(decision, invitation)}
          onCounterOffer={() => onCounterOffer(invitation)}
        />
      }
    />
  );
}

const Left = styled.span<{ $isShort: boolean }>`
  color: ${({ $isShort }) => ($isShort ? theme.color.warning : 'inherit')};
  font-variant-numeric: tabular-nums;
`;
