import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { toast } from 'shared-ui/toast';
import { usePlaceMeetings } from '../api/usePlaceMeetings';
import { pairWords, type DayMeeting, type Refusal } from '../domain/dayMeeting';
import { texts } from '../texts';
import { refusalOf, type MeetingGridData, type MeetingGridRow } from './meetingGrid';

/**
 * Takes a meeting of the grid and puts it into another cell. The meeting moves once the server has answered and the day
 * is read again.
 * @param onRefused gets the sentence of the server
 */
export function useMeetingTaking(grid: MeetingGridData, onRefused: (refused: readonly Refusal[]) => void) {
  const place = usePlaceMeetings();
  const [takenId, setTakenId] = useState<number>();
  const [putting, setPutting] = useState<{ meeting: DayMeeting; place: Place | null }>();
  const present = new Map(
    grid.rows.flatMap(({ byPlace, withoutPlace }) =>
      [...byPlace.values(), ...withoutPlace].map((meeting) => [meeting.id, meeting] as const),
    ),
  );
  const taken = takenId === undefined ? undefined : present.get(takenId);
  // Busy until the day shows the change.
  const isPutting = putting !== undefined && present.get(putting.meeting.id)?.version === putting.meeting.version;

  const put = async (row: MeetingGridRow, target: Place | null, meeting = taken) => {
    if (!meeting || isPutting || refusalOf(meeting, row, target, grid.columns) !== undefined) return;
    setTakenId(undefined);
    setPutting({ meeting, place: target });
    try {
      const { refused } = await place([meeting], target?.id ?? null);
      if (refused.length > 0) {
        setPutting(undefined);
        onRefused(refused);
      } else {
        const where = target ? placeWords(target) : texts.noPlace.toLowerCase();
        toast.success(texts.putDone(pairWords(meeting), where));
      }
    } catch (error) {
      setPutting(undefined);
      toast.danger(texts.failed(describeError(error)));
    }
  };

  return {
    taken,
    putting: isPutting ? putting : undefined,
    take: (meeting: DayMeeting) => !isPutting && setTakenId(meeting.id),
    release: () => setTakenId(undefined),
    put,
    /** The first meeting without a place that a free cell could take. */
    waitingFor: (row: MeetingGridRow, target: Place) =>
      row.withoutPlace.find((each) => refusalOf(each, row, target, grid.columns) === undefined),
    refusal: (row: MeetingGridRow, target: Place | null) => taken && refusalOf(taken, row, target, grid.columns),
  };
}

export type MeetingTaking = ReturnType<typeof useMeetingTaking>;
