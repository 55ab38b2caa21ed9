import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { NEAREST_SHOWN } from '../limits';
import { bySlot } from '../state/bySlot';
import type { InvitationListState } from '../state/useInvitationList';
import { firstWaiting } from '../state/useInvitationLists';
import { texts } from '../texts';
import { InvitationRows, type InvitationActions } from './InvitationRows';

interface NearestInvitationsProps extends InvitationActions {
  lists: readonly InvitationListState[];
  /** Received invitations awaiting a decision, soonest first; undefined until loaded. */
  received: readonly OpenInvitation[] | undefined;
  /** Number of received invitations, which often loads earlier. */
  count: number | undefined;
  /** All invitations awaiting a decision, to find those competing for one slot. */
  open: readonly OpenInvitation[];
}

/** The received invitations that expire first, above the closed lists of a phone. */
export function NearestInvitations({ lists, received, count = 0, open, ...actions }: NearestInvitationsProps) {
  if (!received) return count > 0 ? <NearestSkeleton rows={Math.min(count, NEAREST_SHOWN)} /> : null;
  const rows = [...received.slice(0, NEAREST_SHOWN), ...answeredOf(lists)].toSorted(bySlot);
  if (rows.length === 0) return null;
  return (
    <Place title={texts.nearest}>
      <Zone>{MOSCOW_OFFSET_LABEL}</Zone>
      <InvitationRows
        {...actions}
        label={texts.nearest}
        invitations={rows}
        directionOf={() => 'incoming'}
        open={open}
      />
      {received.length > NEAREST_SHOWN && (
        <ButtonLink to={{ hash: firstWaiting(lists) }} variant="secondary" isWide>
          {texts.showAllReceived(received.length)}
        </ButtonLink>
      )}
    </Place>
  );
}

/** Received invitations that the current user has answered since the page was opened. */
function answeredOf(lists: readonly InvitationListState[]) {
  return lists
    .filter(({ kind }) => kind.direction === 'incoming')
    .flatMap(({ query, kept }) => query.data?.invitations.filter(({ id }) => kept.has(id)) ?? [])
    .filter(({ status }) => status === 'ACCEPTED' || status === 'REJECTED');
}

function NearestSkeleton({ rows }: { rows: number }) {
  return (
    <Place title={texts.nearest}>
      <div role="status" aria-busy aria-label={texts.loading}>
        <Delayed>
          {Array.from({ length: rows }, (_, row) => (
            <Row key={row}>
              <Skeleton width={180} height={22} />
              <Skeleton width="100%" height={140} />
            </Row>
          ))}
        </Delayed>
      </div>
    </Place>
  );
}

const Place = styled(Card)`
  margin-bottom: ${theme.space(3)};
`;

const Zone = styled.p`
  padding-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Row = styled.div`
  padding: ${theme.space(3)} 0;
`;
