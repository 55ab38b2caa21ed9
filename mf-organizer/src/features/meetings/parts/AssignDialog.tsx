import { useState } from 'react';
import { createClientId, describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { formatFullDay } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { useAssignPlaces } from '../api/useAssignPlaces';
import { usePlacePlan } from '../api/usePlacePlan';
import { meetingsOfDay, type MeetingsDay } from '../domain/dayMeeting';
import { texts } from '../texts';
import { PlanRows } from './PlanRows';

type Plan = Schema<'PlacePlan'>;

interface AssignDialogProps {
  day: MeetingsDay;
  onClose: () => void;
}

type Phase =
  | { kind: 'asking' }
  | { kind: 'assigning' }
  | { kind: 'failed'; error: unknown }
  /** Some meetings are left without a place. */
  | { kind: 'assigned'; plan: Plan };

/** Lists who gets which place before the plan is applied, and afterwards the meetings left without one (ORG-05, ORG-13). */
export function AssignDialog({ day, onClose }: AssignDialogProps) {
  const [opening] = useState(createClientId);
  const query = usePlacePlan(day.date, opening);
  const assign = useAssignPlaces();
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const isBusy = phase.kind === 'assigning';
  const plan = phase.kind === 'assigned' ? phase.plan : query.data;
  const canAssign = phase.kind !== 'assigned' && plan !== undefined && plan.assigned.length > 0;

  const submit = async () => {
    setPhase({ kind: 'assigning' });
    try {
      const done = await assign(day.date);
      toast.success(texts.assigned(done.assigned.length));
      if (done.unplaced.length === 0) onClose();
      else setPhase({ kind: 'assigned', plan: done });
    } catch (error) {
      setPhase({ kind: 'failed', error });
    }
  };

  return (
    <Dialog
      isOpen
      isSheet
      title={texts.assign}
      description={formatFullDay(day.date)}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant={canAssign ? 'secondary' : 'primary'} onClick={onClose} disabled={isBusy}>
            {canAssign ? texts.dismiss : texts.close}
          </Button>
          {canAssign && (
            <Button isBusy={isBusy} onClick={() => void submit()}>
              {texts.assignSubmit}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Loaded
          query={{ ...query, data: plan }}
          skeleton={<SkeletonText lines={2} aria-busy />}
          failed={texts.planFailed}
        >
          {({ assigned, unplaced }) => (
            <>
              <p role="status">
                {phase.kind === 'assigned'
                  ? texts.unplaced(unplaced.length)
                  : summaryOf(assigned.length, countReasons(unplaced))}
              </p>
              <PlanRows
                plan={phase.kind === 'assigned' ? { assigned: [], unplaced } : { assigned, unplaced }}
                day={day}
              />
              {canAssign && <p>{texts.told(countCompanies(assigned, day))}</p>}
            </>
          )}
        </Loaded>
        {phase.kind === 'failed' && <Alert kind="danger">{texts.failed(describeError(phase.error))}</Alert>}
      </Stack>
    </Dialog>
  );
}

/** «Получат место 41 встреча. Не хватает столов в 12:00: 3.» */
function summaryOf(assigned: number, reasons: ReadonlyMap<string, number>): string {
  if (assigned === 0 && reasons.size === 0) return texts.nothingToAssign;
  return [texts.planned(assigned), ...[...reasons].map(([reason, count]) => texts.missing(reason, count))].join(' ');
}

function countReasons(unplaced: Plan['unplaced']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reason } of unplaced) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

function countCompanies(assigned: Plan['assigned'], day: MeetingsDay): number {
  const ids = new Set(assigned.map(({ id }) => id));
  const met = meetingsOfDay(day).filter(({ id }) => ids.has(id));
  return new Set(met.flatMap(({ sides }) => sides.map(({ id }) => id))).size;
}
