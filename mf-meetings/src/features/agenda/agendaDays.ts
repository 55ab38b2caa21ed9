import type { OpenInvitation } from '#api/useOpenInvitations';
import { requestsForSlot } from '#domain/competing';
import type { AgendaEntry } from './agendaEntries';

/** A line, and what its neighbours make of it. */
export interface AgendaLine {
  entry: AgendaEntry;
  /** The line before has the same time: it is not said again. */
  isSameTime: boolean;
  /** How many received requests want this slot, below the last of them; undefined where there is nothing to say. */
  competing: number | undefined;
}

/** The lines of one day; a day without any does not stand in the list. */
export interface AgendaDay {
  /** yyyy-MM-dd */
  date: string;
  lines: AgendaLine[];
}

/**
 * Lines in order of time as days.
 * @param requests all that await a decision, also those that are not shown: they compete all the same
 */
export function agendaDaysOf(entries: readonly AgendaEntry[], requests: readonly OpenInvitation[]): AgendaDay[] {
  const received = requests.filter(({ kind }) => kind.direction === 'incoming');
  const days: AgendaDay[] = [];
  entries.forEach((entry, index) => {
    const line: AgendaLine = {
      entry,
      isSameTime: isSameSlot(entry, entries[index - 1]),
      competing: isReceived(entry) && !isFollowedByReceived(entries, index) ? competing(entry, received) : undefined,
    };
    const day = days.at(-1);
    if (day?.date === entry.date) day.lines.push(line);
    else days.push({ date: entry.date, lines: [line] });
  });
  return days;
}

function competing(entry: AgendaEntry, received: readonly OpenInvitation[]): number | undefined {
  const count = requestsForSlot(entry, received).length;
  return count > 1 ? count : undefined;
}

/** Lines of one slot stand together. */
function isFollowedByReceived(entries: readonly AgendaEntry[], index: number): boolean {
  for (let next = index + 1; ; next += 1) {
    const later = entries[next];
    if (!later || !isSameSlot(later, entries[index])) return false;
    if (isReceived(later)) return true;
  }
}

const isReceived = (entry: AgendaEntry) => 'invitation' in entry && entry.invitation.kind.direction === 'incoming';

const isSameSlot = (one: AgendaEntry, other: AgendaEntry | undefined) =>
  one.date === other?.date && one.point === other.point;
