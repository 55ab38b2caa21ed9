import { useSearchParams } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import { meetingsKeys } from 'shared-api/meetings';
import { useRefreshOn } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';
import { isPastSlot } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { useOpenings } from '../api/useOpenings';
import { texts } from '../texts';
import { OpeningList } from './OpeningList';

const EVENTS = ['invitation'] as const;

/** The companies that are free in the slot of the address (`?date=&free=`), which a notice links to (AFTER-05). */
export function OpeningPanel() {
  const [search, setSearch] = useSearchParams();
  const isAnnounced = useFeature('openings') === true;
  const [date, point] = [search.get('date') ?? '', search.get('free') ?? ''];
  if (!isAnnounced || !/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(point)) return null;
  const close = () =>
    setSearch((before) => {
      before.delete('free');
      return before;
    });
  return (
    <Alert
      kind="info"
      role="region"
      aria-label={texts.label(point)}
      action={
        <Button size="small" variant="ghost" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <Openings date={date} point={point} />
    </Alert>
  );
}

interface OpeningsProps {
  date: string;
  point: string;
}

function Openings({ date, point }: OpeningsProps) {
  useEachMinute();
  useRefreshOn(EVENTS, [meetingsKeys.openings(date, point)]);
  const openings = useOpenings(date, point);
  if (isPastSlot(date, point)) return <p>{texts.begun}</p>;
  return (
    <Loaded query={openings} skeleton={<Skeleton height={66} />} failed={texts.failed}>
      {(found) => <OpeningList date={date} point={point} {...found} />}
    </Loaded>
  );
}
