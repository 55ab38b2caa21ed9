import type { AgendaEntry } from '../agendaEntries';
import { texts } from '../texts';
import { AgendaRow } from './AgendaRow';

interface AgendaFreeRowProps {
  entry: Extract<AgendaEntry, { kind: 'free' }>;
}

/** Free time without a gap. */
export function AgendaFreeRow({ entry: { point, end } }: AgendaFreeRowProps) {
  return <AgendaRow kind="free" time={point} isTimeHidden name={texts.free(point, end)} />;
}
