import { useState } from 'react';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { Alert } from 'shared-ui/Alert';
import { Select } from 'shared-ui/Select';
import { toast } from 'shared-ui/toast';
import { usePlaceMeetings } from '../api/usePlaceMeetings';
import { meetingsOfDay, pairWords, type DayMeeting, type MeetingsDay, type Refusal } from '../domain/dayMeeting';
import { texts } from '../texts';
import { ActionDialog } from './ActionDialog';

interface PlaceDialogProps {
  /** At least one. */
  meetings: readonly DayMeeting[];
  day: MeetingsDay;
  /** Called after the change, with the meetings that stayed as they were. */
  onDone: (refused: readonly Refusal[]) => void;
  onClose: () => void;
}

/** Chooses a place for meetings, and marks those with another meeting in the same slots (ORG-05). */
export function PlaceDialog({ meetings, day, onDone, onClose }: PlaceDialogProps) {
  const place = usePlaceMeetings();
  const places = day.places.filter(({ is_active }) => is_active);
  const takenIn = takenPoints(day, meetings);
  const isTaken = ({ id }: Place) => meetings.every(({ point }) => takenIn.get(id)?.includes(point));
  const [chosen, setChosen] = useState(() => places.find((each) => !isTaken(each))?.id);
  const target = places.find(({ id }) => id === chosen);
  const [first] = meetings;
  const nothing = places.length === 0 ? texts.noPlaces : texts.allTaken;

  return (
    <ActionDialog
      title={texts.placeTitle}
      description={
        meetings.length === 1 && first ? `${first.point} · ${pairWords(first)}` : texts.meetings(meetings.length)
      }
      submitLabel={texts.placeSubmit}
      reason={target ? undefined : nothing}
      onSubmit={async () => {
        if (!target) return;
        const { done, refused } = await place(meetings, target.id);
        if (done > 0) toast.success(texts.placeSet(done, placeWords(target)));
        onDone(refused);
      }}
      onClose={onClose}
    >
      {target ? (
        <Select
          label={texts.placeField}
          value={target.id}
          onChange={({ target: { value } }) => setChosen(Number(value))}
          options={places.map((each) => {
            const taken = takenIn.get(each.id);
            const words = placeWords(each);
            return {
              value: each.id,
              label: taken ? texts.takenAt(words, taken.join(', ')) : words,
              isDisabled: isTaken(each),
            };
          })}
        />
      ) : (
        <Alert kind="info">{nothing}</Alert>
      )}
    </ActionDialog>
  );
}

/** By place: the slots of these meetings in which another meeting, or one of them, has it. */
function takenPoints(day: MeetingsDay, meetings: readonly DayMeeting[]): ReadonlyMap<number, string[]> {
  const points = new Set(meetings.map(({ point }) => point));
  const chosen = new Set(meetings.length > 1 ? meetings.map(({ id }) => id) : []);
  const taken = new Map<number, string[]>();
  for (const { id, place_id, point } of meetingsOfDay(day)) {
    if (place_id === null || !points.has(point) || chosen.has(id)) continue;
    taken.set(place_id, [...(taken.get(place_id) ?? []), point]);
  }
  return taken;
}
