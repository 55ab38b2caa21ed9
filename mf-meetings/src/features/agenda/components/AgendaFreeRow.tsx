import type { AgendaEntry } from '../agendaEntries';
import { texts } from '../texts';
import { AgendaRow } from './AgendaRow';

interface AgendaFreeRowProps {
  entry: Extract<AgendaEntry, { kind: 'free' }>;
}

/** Line with a continuous range of free time. */
export function AgendaFreeRow({ entry: { point, end } }: AgendaFreeRowProps) {
  return <AgendaRow kind="free" time={point} isTimeHidden name={texts.free(point, end)} />;
}
