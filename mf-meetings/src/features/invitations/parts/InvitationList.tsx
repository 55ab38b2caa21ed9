import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { AccordionItem } from 'shared-ui/Accordion';
import { Cluster } from 'shared-ui/Cluster';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationKindId } from '#domain/invitationKind';
import { PAGE_SIZE } from '../limits';
import { rowsOf, type InvitationListState } from '../state/useInvitationLists';
import { usePaging } from '../state/usePaging';
import { useWantedInvitation } from '../state/useWantedInvitation';
import { texts } from '../texts';
import { DecidedInvitations } from './DecidedInvitations';
import { InvitationRows, type InvitationActions } from './InvitationRows';

interface InvitationListProps extends InvitationActions {
  list: InvitationListState;
  /** Ids of invitations that keep their place although they are decided. */
  kept: ReadonlySet<number>;
  /** All invitations awaiting a decision, to find those competing for one slot. */
  open: readonly OpenInvitation[];
}

const ROWS = ['first', 'second', 'third'];

/**
 * One of the four lists in an accordion item: what awaits a decision, soonest first, then the decided ones. The head
 * counts the former. It can fail without affecting the other three. The URL stores its page; `#incoming-meeting`
 * scrolls to it.
 */
export function InvitationList({ list, kept, open, ...actions }: InvitationListProps) {
  const { kind, query } = list;
  const wantedId = useWantedInvitation();
  const { placed, decided } = rowsOf(list, kept);
  const { limit, page, goTo, changeLimit, correctPage } = usePaging(
    kind,
    placed.findIndex(({ id }) => id === wantedId),
  );
  const pages = Math.ceil(placed.length / limit);
  // The last page disappears with its last invitation.
  usePageInRange(page, query.data && pages, correctPage);

  return (
    <AccordionItem
      ref={useArrival(invitationKindId(kind))}
      id={invitationKindId(kind)}
      title={texts.title(kind)}
      meta={list.open && String(list.open.length)}
    >
      <Loaded query={query} skeleton={<InvitationListSkeleton />} failed={texts.loadFailed}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <>
              <Zone>{MOSCOW_OFFSET_LABEL}</Zone>
              {placed.length === 0 && <NoneOpen>{texts.noneOpen}</NoneOpen>}
              {placed.length > 0 && (
                <InvitationRows
                  {...actions}
                  label={texts.title(kind)}
                  invitations={placed.slice((page - 1) * limit, page * limit)}
                  directionOf={() => kind.direction}
                  open={open}
                  wantedId={wantedId}
                />
              )}
              {placed.length > PAGE_SIZE && (
                <Controls justify="space-between">
                  <PageSizeSelect value={limit} onChange={changeLimit} />
                  <Pagination page={page} pageCount={pages} onChange={goTo} />
                </Controls>
              )}
              {decided.length > 0 && (
                <DecidedInvitations {...actions} kind={kind} invitations={decided} wantedId={wantedId} />
              )}
            </>
          )
        }
      </Loaded>
    </AccordionItem>
  );
}

/** Scrolls to the list and focuses it when the URL's hash names it; the page opens it. */
function useArrival(id: string) {
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    root.current?.scrollIntoView();
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return root;
}

/** Placeholder for a short list. */
function InvitationListSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton width={180} height={22} />
            <Skeleton width={220} height={22} />
          </Row>
        ))}
      </Delayed>
    </div>
  );
}

const Zone = styled.p`
  padding-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const NoneOpen = styled.p`
  padding: ${theme.space(2)} 0 ${theme.space(3)};
  color: ${theme.color.textMuted};
`;

const Controls = styled(Cluster)`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;

const Row = styled.div`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;
