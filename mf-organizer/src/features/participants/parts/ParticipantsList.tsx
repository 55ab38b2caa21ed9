import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { PageSizeSelect, Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { DataTableSkeleton } from '#parts/DataTableSkeleton';
import type { useParticipants } from '../api/useParticipants';
import type { BulkActions } from '../state/useBulkActions';
import type { ParticipantsAddress } from '../state/useParticipantsQuery';
import type { ParticipantsSelection } from '../state/useParticipantsSelection';
import { texts } from '../texts';
import { ParticipantsBulkBar } from './ParticipantsBulkBar';
import { ParticipantsTable } from './ParticipantsTable';
import { ParticipantsTabs } from './ParticipantsTabs';
import { ParticipantsToolbar } from './ParticipantsToolbar';

interface ParticipantsListProps {
  address: ParticipantsAddress;
  list: ReturnType<typeof useParticipants>;
  selection: ParticipantsSelection;
  bulk: BulkActions;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Result of the last action; takes the place of the actions on the selection. */
  outcome: ReactNode;
  onExport: () => void;
}

/** Companies with search, filters, pages and actions on the chosen ones (ORG-03). */
export function ParticipantsList({ address, list, selection, bulk, hidden, outcome, onExport }: ParticipantsListProps) {
  const { query } = address;
  const isBeyond = usePageInRange(query.page, list.data?.pages, address.correctPage);
  // While a page loads, the former one stays; when it fails, the failure is shown instead.
  const shown = isBeyond ? undefined : (list.data ?? (list.error === undefined ? list.previous : undefined));
  const counts = shown?.counts;
  const isWaitingOnly = query.filter.state === 'waiting' && counts?.waiting === 0;

  return (
    <Stack gap={4}>
      <ParticipantsToolbar
        filter={query.filter}
        counts={counts}
        foundCount={shown?.total_count}
        onChange={address.changeFilter}
        onReset={address.resetFilter}
      />
      <ParticipantsTabs state={query.filter.state} counts={counts} searchOf={address.searchOfState} />
      <Loaded
        query={{ ...list, data: shown }}
        skeleton={<DataTableSkeleton rows={query.limit} />}
        failed={texts.failed}
      >
        {({ participants }) =>
          participants.length === 0 ? (
            <EmptyState
              action={
                Object.keys(query.filter).length > 0 && (
                  <Button variant="secondary" onClick={address.resetFilter}>
                    {texts.reset}
                  </Button>
                )
              }
            >
              {isWaitingOnly ? texts.allDecided : texts.nobody}
            </EmptyState>
          ) : (
            <ParticipantsTable
              rows={participants}
              hidden={hidden}
              sorting={{ by: query.sort, order: query.order }}
              onSort={address.changeSort}
              selection={selection}
              isStale={list.data === undefined}
              onAction={bulk.begin}
            />
          )
        }
      </Loaded>
      {shown && shown.total_count > 0 && (
        <Foot>
          <Pagination page={query.page} pageCount={shown.pages} getHref={address.searchOfPage} />
          <PageSizeSelect value={query.limit} onChange={address.changeLimit} />
        </Foot>
      )}
      {outcome}
      {selection.count > 0 && !outcome && (
        <ParticipantsBulkBar
          selection={selection}
          foundCount={shown?.total_count ?? selection.count}
          busy={bulk.busy}
          onAction={bulk.begin}
          onExport={onExport}
        />
      )}
    </Stack>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
`;
