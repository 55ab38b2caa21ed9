import { formatSlotDay } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { commonAround } from '../state/commonTime';
import type { InviteSlot } from '../state/inviteSlot';
import type { CommonTime } from '../state/useCommonTime';
import { texts } from '../texts';

/** Number of alternatives offered. */
const OFFERED = 3;

interface SlotTakenProps {
  /** The slot that is not available any more. */
  slot: { date: string; point: string };
  time: CommonTime;
  onChoose: (slot: InviteSlot) => void;
}

/** Alert about a slot that another meeting took in the meantime, with buttons for the nearest alternatives. */
export function SlotTaken({ slot, time, onChoose }: SlotTakenProps) {
  const others = commonAround(time.days, slot, OFFERED);
  return (
    <Alert
      kind="info"
      action={
        others.length > 0 && (
          <Cluster>
            {others.map((other) => (
              <Button key={`${other.date} ${other.point}`} variant="soft" size="small" onClick={() => onChoose(other)}>
                {formatSlotDay(other.date)}, {other.point}
              </Button>
            ))}
          </Cluster>
        )
      }
    >
      {others.length > 0 ? texts.takenNearest : texts.taken}
    </Alert>
  );
}
