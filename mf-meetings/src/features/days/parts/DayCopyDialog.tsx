import { useState } from 'react';
import type { Point } from 'shared-api/contract';
import { formatFullDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { DayStrip } from 'shared-ui/DayStrip';
import { Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { usePoints } from '#api/usePoints';
import { SlotBar } from '#parts/SlotBar';
import { changesToBeLike, withChange, type DayChange } from '../state/day';
import { texts } from '../texts';

interface DayCopyDialogProps {
  /** The day to change, and its slots. */
  date: string;
  points: readonly Point[];
  days: readonly string[];
  today: string;
  onApply: (changes: DayChange[]) => void;
  onClose: () => void;
}

/** Copies the working hours of another day to a day; meetings stay. */
export function DayCopyDialog({ date, points, days, today, onApply, onClose }: DayCopyDialogProps) {
  const [source, setSource] = useState<string>();
  const pattern = usePoints(source);
  const changes = pattern.data ? changesToBeLike(points, pattern.data) : [];
  const count = changes.flatMap((change) => change.points).length;

  return (
    <Dialog
      isOpen
      isSheet
      size="small"
      title={texts.copyTitle}
      description={texts.copyLead(formatFullDay(date), MOSCOW_OFFSET_LABEL)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button
            disabled={count === 0}
            onClick={() => {
              onApply(changes);
              onClose();
            }}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack>
        <DayStrip
          days={days.filter((day) => day !== date).map((day) => ({ day }))}
          today={today}
          selected={source === undefined ? [] : [source]}
          onSelectionChange={([day]) => setSource(day)}
          aria-label={texts.copySource}
        />
        <section>
          <p>{texts.now}</p>
          <SlotBar slots={points} />
        </section>
        {source !== undefined && (
          <Loaded query={pattern} skeleton={<Skeleton height={64} />} failed={texts.copyFailed}>
            {() => (
              <>
                <section>
                  <p>{texts.after}</p>
                  <SlotBar slots={changes.reduce<Point[]>(withChange, [...points])} />
                </section>
                <p role="status">{texts.copyResult(count)}</p>
              </>
            )}
          </Loaded>
        )}
      </Stack>
    </Dialog>
  );
}
