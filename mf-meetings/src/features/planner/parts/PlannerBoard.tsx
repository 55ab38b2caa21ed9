import { useEffect, useEffectEvent, useState } from 'react';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import { EmptyState } from 'shared-ui/EmptyState';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationSender, Sending } from '../api/createInvitationSender';
import type { OwnDay } from '../domain/ownTime';
import type { SlotKey } from '../domain/slotKey';
import { PER_DAY } from '../limits';
import { isReady, type PlanRow } from '../state/planRows';
import { outcomeText, phaseText } from '../state/planTexts';
import { usePlan } from '../state/usePlan';
import { usePlannerAddress } from '../state/usePlannerAddress';
import { texts } from '../texts';
import { PlannerActions } from './PlannerActions';
import { PlannerChoice } from './PlannerChoice';
import { PlannerList } from './PlannerList';

interface PlannerBoardProps {
  viewer: CurrentUser;
  event: ActiveEvent;
  /** Remaining days of the event, yyyy-MM-dd. */
  allDays: readonly string[];
  ownDays: readonly OwnDay[];
  /** All invitations that await a decision. */
  open: readonly OpenInvitation[];
  onRereadOwn: () => Promise<unknown>;
  sender: InvitationSender & { sending: Sending };
  calls: CallQueue;
}

/** Planner with the choice of companies, the proposals and the sending. */
export function PlannerBoard({ onRereadOwn, sender, ...circumstances }: PlannerBoardProps) {
  const { viewer, allDays } = circumstances;
  const { ids, days, chooseCompanies, chooseDays } = usePlannerAddress(viewer.id, allDays);
  const { favouriteIds } = useCompanyMarks();
  const [perDay, setPerDay] = useState<number>(PER_DAY.first);
  const [message, setMessage] = useState('');
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const { sending } = sender;
  const plan = usePlan({ ...circumstances, ids, days, perDay, sending });
  const { rows } = plan;
  const ready = rows.filter(isReady);

  const unknown = plan.unknownIds.join();
  const dropUnknown = useEffectEvent(() => chooseCompanies(ids.filter((id) => !plan.unknownIds.includes(id))));
  useEffect(() => {
    if (unknown !== '') dropUnknown();
  }, [unknown]);

  // Refetch companies after a conflict or refusal, so that the next proposed slot is free.
  const outdated = [...sending.invitations.values()].filter(({ phase }) => ['taken', 'refused'].includes(phase.kind));
  const outdatedIds = outdated.map(({ userId, slot }) => `${userId} ${slot}`).join();
  const rereadOutdated = useEffectEvent(() => {
    void plan.reread(outdated.map(({ userId }) => userId));
    void onRereadOwn();
  });
  useEffect(() => {
    if (outdatedIds !== '') rereadOutdated();
  }, [outdatedIds]);

  const nameOf = (id: number) => {
    const reading = plan.readings.get(id);
    if (reading?.kind === 'loaded') return reading.company.company;
    return (reading?.kind === 'reading' ? reading.name : undefined) ?? names.get(id) ?? texts.companyOnItsWay;
  };
  const add = ({ id, name }: { id: number; name: string }) => {
    setNames(new Map(names).set(id, name));
    chooseCompanies([...ids, id]);
  };
  const remove = (id: number) => {
    sender.forget(id);
    plan.pin(id, undefined);
    chooseCompanies(ids.filter((each) => each !== id));
  };
  const replan = async () => {
    const areRead = await plan.replan(onRereadOwn);
    if (!areRead) toast.danger(texts.replanFailed);
  };
  const sendOne = (id: number, slot: SlotKey) => {
    const former = sending.invitations.get(id);
    if (former) sender.send([{ ...former, slot, isRepeat: slot === former.slot }]);
  };

  return (
    <Stack gap={4}>
      <PlannerChoice
        companies={ids.map((id) => ({ id, label: nameOf(id) }))}
        onAdd={add}
        favouriteIds={favouriteIds}
        onAddAll={(more) => chooseCompanies([...ids, ...more])}
        onRemove={remove}
        onClear={() => chooseCompanies([])}
        allDays={allDays}
        days={days}
        onDaysChange={chooseDays}
        perDay={perDay}
        onPerDayChange={setPerDay}
        isDisabled={sending.isRunning}
      />
      {ids.length === 0 ? (
        <EmptyState>{texts.empty}</EmptyState>
      ) : (
        <PlannerList
          rows={rows}
          nameOf={nameOf}
          status={statusText(rows)}
          outcome={sending.run.length > 0 && !sending.isRunning && outcomeText(sending)}
          onReplan={sending.isRunning ? undefined : () => void replan()}
          isReplanning={plan.isRereading}
          onToggle={plan.toggle}
          onPin={plan.pin}
          onReread={(id) => void plan.reread([id])}
          onSend={sendOne}
          onRemove={remove}
        />
      )}
      <p role="status" className="visually-hidden">
        {lastResult(sending)}
      </p>
      <PlannerActions
        rows={ready}
        sending={sending}
        isReading={plan.isReading || plan.isRereading}
        message={message}
        onMessageChange={setMessage}
        onSend={() => sender.send(ready.map(({ id, company, slot }) => ({ userId: id, company, slot, message })))}
        onStop={sender.stop}
      />
    </Stack>
  );
}

function statusText(rows: readonly PlanRow[]): string {
  const count = (isCounted: (row: PlanRow) => boolean) => rows.filter(isCounted).length;
  const reading = count(({ kind }) => kind === 'reading');
  if (reading > 0) return texts.reading(rows.length - reading, rows.length);
  const found = count((row) => (row.kind === 'open' ? row.slot !== undefined : row.kind === 'sending'));
  return texts.found(found, rows.length);
}

/** Result of the last invitation, announced to screen readers. */
function lastResult({ run, invitations }: Sending): string | undefined {
  const last = run
    .map((id) => invitations.get(id))
    .filter((each) => each && each.phase.kind !== 'waiting' && each.phase.kind !== 'sending')
    .at(-1);
  return last && texts.result(last.company, phaseText(last.phase));
}
