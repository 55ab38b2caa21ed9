import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Accordion } from 'shared-ui/Accordion';
import { Button } from 'shared-ui/Button';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { FIRST_DAYS } from '../limits';
import type { DayListState } from '../state/useDayList';
import { texts } from '../texts';
import { DaySkeleton } from './DaySkeleton';

interface DayListProps {
  title: string;
  list: DayListState;
  /** Days of the list without the main day. */
  dates: readonly string[];
  /** Text for an empty list; omit it to hide an empty list. */
  empty?: string;
  children: (date: string) => ReactNode;
}

/**
 * A list of collapsed days: the first ones, and all of them on «Показать все» (MEET-02, MEET-03). It can fail without
 * affecting the rest of the page.
 */
export function DayList({ title, list, dates, empty, children }: DayListProps) {
  const root = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { query, hasMore, isExpanding, expandingFailed } = list;
  const isComplete = isAsked && !isExpanding && !expandingFailed;

  // The pressed button disappears, so move the focus to the first added day.
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
          <ErrorState
            reason={query.reason}
            onRetry={() => void query.reload()}
            isRetrying={query.isLoading}
            code={query.code}
          >
            {texts.meetingsFailed}
          </ErrorState>
        )}
      </Stack>
    </section>
  );
}
