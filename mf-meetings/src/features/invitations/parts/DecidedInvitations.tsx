import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Pagination } from 'shared-ui/Pagination';
import { theme } from 'shared-ui/theme';
import type { InvitationKind } from '#domain/invitationKind';
import { DECIDED_SHOWN } from '../limits';
import type { Decided } from '../state/useDecided';
import { texts } from '../texts';
import { InvitationRows, type InvitationActions } from './InvitationRows';

interface DecidedInvitationsProps extends InvitationActions {
  kind: InvitationKind;
  decided: Pick<Decided, 'shown' | 'position' | 'goTo'>;
  /** Id of the invitation that the address names. */
  wantedId?: number;
}

const NOTHING = { rows: [], total: 0, pages: 0 };

/** Decided, withdrawn and expired invitations of a list: the newest few, the others in pages on request. */
export function DecidedInvitations({ kind, decided, wantedId, ...actions }: DecidedInvitationsProps) {
  const { shown = NOTHING, position, goTo } = decided;
  const { rows, total, pages } = shown;
  const isFolded = position === 'folded';
  if (total === 0) return null;
  return (
    <div>
      <Head>
        <h3>{texts.decided(total)}</h3>
        {total > DECIDED_SHOWN && (
          <Button variant="ghost" size="small" aria-expanded={!isFolded} onClick={() => goTo(isFolded ? 1 : 'folded')}>
            {isFolded ? texts.showAll : texts.showFewer}
          </Button>
        )}
      </Head>
      <InvitationRows
        {...actions}
        isBrief
        wantedId={wantedId}
        label={texts.decidedOf(kind)}
        invitations={isFolded ? rows.slice(0, DECIDED_SHOWN) : rows}
        directionOf={() => kind.direction}
        open={[]}
      />
      {!isFolded && (
        <Pagination
          aria-label={texts.decidedPages(kind)}
          page={Math.min(position, Math.max(pages, 1))}
          pageCount={pages}
          onChange={goTo}
        />
      )}
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
