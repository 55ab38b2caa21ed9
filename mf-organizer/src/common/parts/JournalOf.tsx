import { Link } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { SkeletonText } from 'shared-ui/Skeleton';
import { useJournal } from '#api/useJournal';
import { organizerPaths } from '#domain/organizerPaths';
import { JournalEntryItem } from './JournalEntryItem';

/** Entries shown here; the journal has the rest. */
const SHOWN = 5;

interface JournalOfProps {
  subjectType: Schema<'JournalSubject'>;
  subjectId: number;
}

/** The latest entries of the journal about one company, news post or other subject (ORG-09); the caller heads it. */
export function JournalOf({ subjectType, subjectId }: JournalOfProps) {
  const filter = { subject_type: subjectType, subject_id: subjectId };
  return (
    <Loaded
      query={useJournal(filter, SHOWN, 1)}
      skeleton={
        <div role="status" aria-busy aria-label="Загрузка журнала">
          <Delayed>
            <SkeletonText lines={SHOWN} />
          </Delayed>
        </div>
      }
      failed="Не удалось загрузить журнал."
    >
      {({ entries, total_count: count }) =>
        count === 0 ? (
          <EmptyState>Событий нет.</EmptyState>
        ) : (
          <>
            <ul>
              {entries.map((entry) => (
                <JournalEntryItem key={entry.id} entry={entry} />
              ))}
            </ul>
            {count > entries.length && <Link to={organizerPaths.journal(filter)}>Показать все события: {count}</Link>}
          </>
        )
      }
    </Loaded>
  );
}
