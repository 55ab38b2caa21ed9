import { useState } from 'react';
import type { Schema } from 'shared-api/contract';
import type { BulkTarget } from '../domain/bulk';
import type { ParticipantFilter } from '../domain/participantsQuery';
import { MAX_IDS } from '../limits';

type Page = Schema<'OrganizerParticipantsPage'>;
type Chosen =
  | { kind: 'ids'; ids: ReadonlySet<number> }
  /** All that the filter finds, but some. */
  | { kind: 'found'; except: ReadonlySet<number>; expected: number };

const NOTHING: Chosen = { kind: 'ids', ids: new Set() };

/** Companies chosen for a bulk action, across pages and sorts; another filter empties it. */
export function useParticipantsSelection(filter: ParticipantFilter, page: Page | undefined) {
  const key = JSON.stringify(filter);
  const [kept, setKept] = useState({ key, chosen: NOTHING, names: new Map<number, string>() });
  const { chosen, names } = kept.key === key ? kept : { chosen: NOTHING, names: new Map<number, string>() };
  const rowNames = (page?.participants ?? []).map(({ id, company }): [number, string] => [id, company]);
  const choose = (next: Chosen) => setKept({ key, chosen: next, names: new Map([...names, ...rowNames]) });
  const count = chosen.kind === 'ids' ? chosen.ids.size : Math.max(0, chosen.expected - chosen.except.size);

  return {
    count,
    isFound: chosen.kind === 'found',
    isTooMany: chosen.kind === 'ids' && chosen.ids.size > MAX_IDS,
    isSelected: (id: number) => (chosen.kind === 'ids' ? chosen.ids.has(id) : !chosen.except.has(id)),
    onSelect: (ids: readonly number[], isSelected: boolean) => {
      const isAdded = chosen.kind === 'ids' ? isSelected : !isSelected;
      const before = chosen.kind === 'ids' ? chosen.ids : chosen.except;
      const after = new Set([...[...before].filter((id) => !ids.includes(id)), ...(isAdded ? ids : [])]);
      choose(chosen.kind === 'ids' ? { kind: 'ids', ids: after } : { ...chosen, except: after });
    },
    selectFound: () => page && choose({ kind: 'found', except: new Set(), expected: page.total_count }),
    clear: () => choose(NOTHING),
    /** The companies for a call: by ids where all of them are shown, else by the filter. */
    target: (): BulkTarget => {
      const all = new Map([...names, ...rowNames]);
      if (chosen.kind === 'ids') return { bulk: { ids: [...chosen.ids] }, count, names: all };
      if (page !== undefined && page.participants.length === page.total_count) {
        const ids = page.participants.map(({ id }) => id).filter((id) => !chosen.except.has(id));
        return { bulk: { ids }, count: ids.length, names: all };
      }
      return { bulk: { filter, except: [...chosen.except], expected: chosen.expected }, count, names: all };
    },
  };
}

export type ParticipantsSelection = ReturnType<typeof useParticipantsSelection>;
