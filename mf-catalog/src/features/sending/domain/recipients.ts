import type { Choice } from './choice';

/** Companies that accept mailings, in catalogue order. */
export interface CompanyList {
  names: ReadonlyMap<number, string>;
  /** Companies the viewer has communicated with. */
  contacted: ReadonlySet<number>;
}

/** Loaded data about a choice. */
export interface Read {
  /** Companies of each group's filter; undefined while loading. */
  lists: readonly (CompanyList | undefined)[];
  /** All companies the viewer has communicated with; undefined while loading. */
  contacted: ReadonlySet<number> | undefined;
}

export interface Count {
  chosen: number;
  /** Number of chosen companies the viewer has communicated with; undefined until complete. */
  contacted: number | undefined;
}

/** Number of distinct companies in a choice. A group whose list has not loaded counts as many as its filter found. */
export function countRecipients({ groups, picked }: Choice, { lists, contacted }: Read): Count {
  let chosen = 0;
  let met: number | undefined = 0;
  const isEarlier = (id: number, before: number) =>
    lists
      .slice(0, before)
      .some((list, index) => list?.names.has(id) && !groups[index]?.except.some((company) => company.id === id));

  groups.forEach(({ found, except }, index) => {
    const list = lists[index];
    if (!list) {
      chosen += found - except.length;
      met = undefined;
    } else if (index === 0) {
      // A single group is the usual case and needs no iteration over its list.
      const out = except.filter(({ id }) => list.names.has(id));
      chosen += list.names.size - out.length;
      met =
        met === undefined
          ? undefined
          : met + list.contacted.size - out.filter(({ id }) => list.contacted.has(id)).length;
    } else {
      const out = new Set(except.map(({ id }) => id));
      for (const id of list.names.keys()) {
        if (out.has(id) || isEarlier(id, index)) continue;
        chosen += 1;
        if (met !== undefined && list.contacted.has(id)) met += 1;
      }
    }
  });
  for (const { id } of picked) {
    if (isEarlier(id, groups.length)) continue;
    chosen += 1;
    if (contacted === undefined) met = undefined;
    else if (met !== undefined && contacted.has(id)) met += 1;
  }
  return { chosen, contacted: met };
}

/** Ids of all chosen companies, and of those the viewer has communicated with. Requires all data to be loaded. */
export function collectRecipients(
  { groups, picked }: Choice,
  { lists, contacted }: Read,
): { ids: number[]; contacted: number[] } {
  const ids = new Set<number>();
  const met: number[] = [];
  const add = (id: number, isKnown: boolean) => {
    if (ids.has(id)) return;
    ids.add(id);
    if (isKnown) met.push(id);
  };
  groups.forEach(({ except }, index) => {
    const out = new Set(except.map(({ id }) => id));
    const list = lists[index];
    for (const id of list?.names.keys() ?? []) if (!out.has(id)) add(id, list?.contacted.has(id) ?? false);
  });
  for (const { id } of picked) add(id, contacted?.has(id) ?? false);
  return { ids: [...ids], contacted: met };
}
