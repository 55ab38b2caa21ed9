import { useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { formatNewsDate } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { Loaded } from 'shared-ui/Loaded';
import { NewsCard } from 'shared-ui/NewsCard';
import { SkeletonText } from 'shared-ui/Skeleton';
import { useBroadcastMessage } from '../api/useBroadcastMessage';
import { texts } from '../texts';

/** The broadcast that the address names (`?id=`, the id of its notice), as a whole. */
export function BroadcastMessage() {
  const [search] = useSearchParams();
  const id = parseId(search.get('id'));
  const query = useBroadcastMessage(id);
  if (id === undefined) return <Alert kind="info">{texts.gone}</Alert>;
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={4} aria-busy />} failed={texts.failed}>
      {(notice) =>
        notice === null ? (
          <Alert kind="info">{texts.gone}</Alert>
        ) : (
          <Card>
            <NewsCard
              title={notice.text ?? texts.title}
              text={notice.body ?? ''}
              time={{ iso: notice.at, words: formatNewsDate(notice.at) }}
              limit={Infinity}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
