import { useState } from 'react';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import type { InvitationKind } from '#domain/invitationKind';
import { DECIDED_SHOWN } from '../limits';
import { texts } from '../texts';
import { InvitationRows, type InvitationActions } from './InvitationRows';

interface DecidedInvitationsProps extends InvitationActions {
  kind: InvitationKind;
  /** At least one, newest first. */
  invitations: readonly Invitation[];
  /** Id of the invitation that the address names. */
  wantedId?: number;
}

/** Decided, withdrawn and expired invitations of a list: the newest few, the others on request. */
export function DecidedInvitations({ kind, invitations, wantedId, ...actions }: DecidedInvitationsProps) {
  const [isWhole, setIsWhole] = useState(invitations.slice(DECIDED_SHOWN).some(({ id }) => id === wantedId));
  return (
    <div>
      <Head>
        <h3>{texts.decided(invitations.length)}</h3>
        {invitations.length > DECIDED_SHOWN && (
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.showFewer : texts.showAll}
          </Button>
        )}
      </Head>
      <InvitationRows
        {...actions}
        isBrief
        wantedId={wantedId}
        label={texts.decidedOf(kind)}
        invitations={isWhole ? invitations : invitations.slice(0, DECIDED_SHOWN)}
        directionOf={() => kind.direction}
        open={[]}
      />
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.control.height};
  border-top: 1px solid ${theme.color.border};

  h3 {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }

  /* A ghost button has no visible edge: align its text, not its box. */
  > button {
    margin-inline-end: calc(-1 * ${theme.space(3)});
  }
`;
