import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { useDelayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { useJournal } from '#api/useJournal';
import { JournalEntryItem } from '#parts/JournalEntryItem';
import { PAGE_SIZE } from '../limits';
import { chipsOf } from '../state/journalChips';
import { useJournalAddress } from '../state/useJournalAddress';
import { texts } from '../texts';
import { JournalFilters } from './JournalFilters';
import { JournalSkeleton } from './JournalSkeleton';

/** Filters, one page of entries and the way to the others (ORG-09). */
export function JournalBoard() {
  const { filter, page, hrefOf, actorHref, change, reset, correctPage } = useJournalAddress();
  const journal = useJournal(filter, PAGE_SIZE, page);
  usePageInRange(page, journal.data?.pages, correctPage);
  const available = journal.data ?? journal.previous;
  // A failure is shown although the former page is still available.
  const shown = journal.error === undefined ? available : journal.data;
  const isOutdated = journal.data === undefined && shown !== undefined;
  const isDimmed = useDelayed(isOutdated);
  const chips = chipsOf(filter, available?.entries ?? []);
  return (
    <Stack gap={4}>
      <JournalFilters filter={filter} chips={chips} onChange={change} onReset={reset} />
      <Card aria-label={texts.title}>
        <Loaded query={{ ...journal, data: shown }} skeleton={<JournalSkeleton />} failed={texts.loadFailed}>
          {({ entries, total_count: count }) =>
            entries.length === 0 ? (
              <EmptyState
                action={
                  chips.length > 0 && (
                    <Button variant="secondary" onClick={reset}>
                      {texts.reset}
                    </Button>
                  )
                }
              >
                {chips.length > 0 ? texts.nothingFound : texts.empty}
              </EmptyState>
            ) : (
              <Entries aria-busy={isOutdated} $isDimmed={isDimmed}>
                <p role="status">{texts.found(count)}</p>
                <ul>
                  {entries.map((entry) => (
                    <RowBoundary key={entry.id} item={entry} own="li">
                      <JournalEntryItem entry={entry} actorHref={actorHref} />
                    </RowBoundary>
                  ))}
                </ul>
              </Entries>
            )
          }
        </Loaded>
      </Card>
      <Pagination page={page} pageCount={available?.pages ?? 0} getHref={hrefOf} />
    </Stack>
  );
}

const Entries = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};

  > p {
    color: ${theme.color.textMuted};
  }
`;
