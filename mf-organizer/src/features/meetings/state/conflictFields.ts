import { placeWords } from 'shared-api/meetings';
import { formatSlotDay } from 'shared-api/time';
import { differences } from '#domain/versionConflict';
import type { DayMeeting, MeetingsDay } from '../domain/dayMeeting';
import { texts } from '../texts';

interface MeetingFacts {
  date: string;
  point: string;
  place_id: number | null;
  link: string | null;
}

/** Fields of a meeting that another organizer changed, beside those that the dialog was opened with. */
export function conflictFieldsOf(seen: DayMeeting, day: MeetingsDay) {
  const wordsOf = ({ date, point, place_id, link }: MeetingFacts) => {
    const place = day.places.find(({ id }) => id === place_id);
    return [
      { label: texts.conflictTime, text: `${formatSlotDay(date)}, ${point}` },
      { label: texts.conflictPlace, text: place ? placeWords(place) : '' },
      { label: texts.conflictLink, text: link ?? '' },
    ];
  };
  const mine = wordsOf({ ...seen, date: day.date });
  return (changed: MeetingFacts) => differences(wordsOf(changed), mine);
}
