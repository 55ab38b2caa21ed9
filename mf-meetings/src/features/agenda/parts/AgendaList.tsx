import { useCallback, useRef, useState } from 'react';
import { isPastSlot } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { COMING_LINES, EARLIER_LINES, MORE_LINES } from '../limits';
import type { AgendaActions } from '../state/agendaActions';
import { agendaDaysOf } from '../state/agendaDays';
import type { AgendaEntry } from '../state/agendaEntries';
import { texts } from '../texts';
import { AgendaDaySection } from './AgendaDaySection';

interface AgendaListProps extends AgendaActions {
  /** Filtered entries, ordered by time; at least one. */
  entries: readonly AgendaEntry[];
  /** All invitations that await a decision, including filtered-out ones. */
  invitations: readonly OpenInvitation[];
}

/** Scroll only when the target is below this fraction of the viewport's height. */
const LOWEST = 2 / 3;

/** The days of the agenda. A long agenda renders only the lines around now, with buttons to show more. */
export function AgendaList({ entries, invitations, ...actions }: AgendaListProps) {
  const [earlier, setEarlier] = useState(EARLIER_LINES);
  const [coming, setComing] = useState(COMING_LINES);
  const arrive = useArrivalAtNow();

  const found = entries.findIndex(({ date, point }) => !isPastSlot(date, point));
  const next = found < 0 ? entries.length : found;
  const first = Math.max(next - earlier, 0);
  const end = Math.min(next + coming, entries.length);
  const days = agendaDaysOf(entries.slice(first, end), invitations);

  return (
    <Stack gap={4}>
      {first > 0 && (
        <Button variant="secondary" onClick={() => setEarlier(earlier + MORE_LINES)}>
          {texts.earlier(first)}
        </Button>
      )}
      {days.map((day) => (
        <AgendaDaySection key={day.date} {...actions} day={day} nextKey={entries[next]?.key} nextRef={arrive} />
      ))}
      {end < entries.length && (
        <Button variant="secondary" onClick={() => setComing(coming + MORE_LINES)}>
          {texts.more(entries.length - end)}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Returns a ref that scrolls its element into view once, on mount. A ref callback runs before paint, so the page does
 * not visibly jump.
 */
function useArrivalAtNow(): (element: HTMLElement | null) => void {
  const hasArrived = useRef(false);
  return useCallback((element) => {
    if (!element || hasArrived.current) return;
    hasArrived.current = true;
    if (element.getBoundingClientRect().top > window.innerHeight * LOWEST) element.scrollIntoView({ block: 'start' });
  }, []);
}
