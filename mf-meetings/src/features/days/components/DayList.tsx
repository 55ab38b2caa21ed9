import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Accordion } from 'shared-ui/Accordion';
import { Button } from 'shared-ui/Button';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { FIRST_DAYS } from '../limits';
import { texts } from '../texts';
import type { DayListState } from '../useDayList';
import { DaySkeleton } from './DaySkeleton';

interface DayListProps {
  /** Names the list. */
  title: string;
  list: DayListState;
  /** The days to show: those of the list but for the main one. */
  dates: readonly string[];
  /** Stands in place of an empty list; without it such a list is not there at all. */
  empty?: string;
  /** Draws one day. */
  children: (date: string) => ReactNode;
}

/** A list of closed days: the first of them, and «Показать все» (MEET-02, MEET-03). A failure concerns it alone. */
export function DayList({ title, list, dates, empty, children }: DayListProps) {
  const root = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { query, hasMore, isExpanding, expandingFailed } = list;
  const isComplete = isAsked && !isExpanding && !expandingFailed;

  // The pressed button is gone: the focus goes on to the first day that came.
  useEffect(() => {
    if (isComplete) root.current?.querySelectorAll<HTMLElement>('h3 button')[FIRST_DAYS]?.focus();
  }, [isComplete]);

  if (query.data && dates.length === 0 && empty === undefined) return null;
  return (
    <section ref={root} aria-busy={isExpanding || undefined}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <Loaded query={query} skeleton={<DaySkeleton of="list" />} failed={texts.meetingsFailed}>
          {() => (dates.length === 0 ? <p>{empty}</p> : <Accordion>{dates.map(children)}</Accordion>)}
        </Loaded>
        {(hasMore || isExpanding) && (
          <div>
            <Button
              variant="secondary"
              isBusy={isExpanding}
              onClick={() => {
                setIsAsked(true);
                list.showAll();
              }}
            >
              {texts.showAll}
            </Button>
          </div>
        )}
        {expandingFailed && (
          <ErrorState onRetry={() => void query.reload()} isRetrying={query.isLoading}>
            {texts.meetingsFailed} {query.reason}
          </ErrorState>
        )}
      </Stack>
    </section>
  );
}
