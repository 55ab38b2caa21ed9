import { formatFullDay } from 'shared-api/time';
import { texts } from '../texts';
import type { Segment } from './segment';

/** A segment in words, for a mailing that can no longer be changed. */
export function describeSegment({
  ids,
  except,
  q,
  type,
  state,
  idle,
  city,
  meetings_on: day,
  ...flags
}: Segment): string {
  const parts = [
    ids && texts.chosen(ids.length),
    q !== undefined && texts.found(q),
    type && texts.types[type],
    state && texts.states[state],
    idle && texts.idles[idle],
    city,
    day && `${texts.meetingsOn} ${formatFullDay(day)}`,
    flags.no_slots === 1 && texts.noSlots,
    flags.awaiting === 1 && texts.awaiting,
    except && texts.except(except.length),
  ].filter(Boolean);
  return parts.length === 0 ? texts.everyone : parts.join(' · ');
}
