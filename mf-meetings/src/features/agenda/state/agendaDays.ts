import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationsForSlot } from '#domain/competing';
import type { AgendaEntry } from './agendaEntries';

/** An entry with what depends on its neighbours. */
export interface AgendaLine {
  entry: AgendaEntry;
  /** The previous line has the same time, so the time is not repeated visually. */
  isSameTime: boolean;
  /** Number of received invitations that compete for the slot, on the last of them; undefined for a single one. */
  competing: number | undefined;
}

/** The lines of one day; at least one. */
export interface AgendaDay {
  /** yyyy-MM-dd */
  date: string;
  lines: AgendaLine[];
}

/**
 * Groups entries, ordered by time, into days.
 * @param invitations all invitations that await a decision: filtered-out ones compete as well
 */
export function agendaDaysOf(entries: readonly AgendaEntry[], invitations: readonly OpenInvitation[]): AgendaDay[] {
  const received = invitations.filter(({ kind }) => kind.direction === 'incoming');
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
  const count = invitationsForSlot(entry, received).length;
  return count > 1 ? count : undefined;
}

/** Lines of one slot are adjacent. */
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
