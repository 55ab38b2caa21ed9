import { useState } from 'react';
import { formatSlotDay, isPastSlot } from 'shared-api/time';
import { FieldPair } from 'shared-ui/Field';
import { Select } from 'shared-ui/Select';
import { toast } from 'shared-ui/toast';
import { useMoveMeeting } from '../api/useMoveMeeting';
import { pairWords, type DayMeeting, type MeetingsDay } from '../domain/dayMeeting';
import { SLOT_TIMES } from '../limits';
import { conflictFieldsOf } from '../state/conflictFields';
import { texts } from '../texts';
import { ActionDialog } from './ActionDialog';

interface MoveDialogProps {
  meeting: DayMeeting;
  day: MeetingsDay;
  /** Days of the event. */
  days: readonly string[];
  today: string;
  onClose: () => void;
}

/** Moves a meeting to another slot; says which company is busy then (ORG-05). */
export function MoveDialog({ meeting, day, days, today, onClose }: MoveDialogProps) {
  const move = useMoveMeeting();
  const [date, setDate] = useState(day.date);
  const [point, setPoint] = useState(meeting.point);
  const dates = days.filter((each) => each >= today || each === day.date);
  const points = SLOT_TIMES.filter((each) => !isPastSlot(date, each) || (date === day.date && each === meeting.point));
  const shown = points.includes(point) ? point : points[0];
  const isSame = date === day.date && shown === meeting.point;
  const same = isSame ? texts.sameTime : undefined;

  return (
    <ActionDialog
      title={texts.moveTitle}
      description={
        <>
          {pairWords(meeting)}, {formatSlotDay(day.date)}, {meeting.point}. {texts.moveLead}
        </>
      }
      submitLabel={texts.moveSubmit}
      reason={shown === undefined ? texts.noTime : same}
      conflictFields={conflictFieldsOf(meeting, day)}
      onSubmit={async (version = meeting.version) => {
        if (shown === undefined) return;
        await move(meeting.id, { date, point: shown, version });
        toast.success(texts.moved(formatSlotDay(date), shown));
      }}
      onClose={onClose}
    >
      <FieldPair>
        <Select
          label={texts.moveDate}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          options={dates.map((each) => ({ value: each, label: formatSlotDay(each) }))}
        />
        <Select
          label={texts.movePoint}
          value={shown ?? ''}
          onChange={({ target }) => setPoint(target.value)}
          options={points.map((each) => ({ value: each, label: each }))}
        />
      </FieldPair>
    </ActionDialog>
  );
}
