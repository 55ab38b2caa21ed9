import { joinQueries } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { useFreeSlots } from '#api/useFreeSlots';
import { texts } from '../texts';

interface CompareSlotsProps {
  companyId: number;
  /** Remaining days of the event, yyyy-MM-dd; `undefined` while the event loads. */
  days: readonly string[] | undefined;
}

/** Number of slots free for both a company and the viewer. */
export function CompareSlots({ companyId, days }: CompareSlotsProps) {
  const slots = joinQueries(useFreeSlots(days), useFreeSlots(days, companyId));
  return (
    <Loaded
      query={slots}
      skeleton={<Skeleton width={32} height={20} />}
      failed={() => (
        <>
          {texts.slotsFailed}{' '}
          <Button variant="ghost" size="small" isBusy={slots.isLoading} onClick={() => void slots.reload()}>
            {texts.retry}
          </Button>
        </>
      )}
    >
      {([own, theirs]) => theirs.filter((slot) => own.includes(slot)).length}
    </Loaded>
  );
}
