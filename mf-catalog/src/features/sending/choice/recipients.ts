import type { Choice } from './choice';

/** The companies of a list that can be written to, in the catalogue's order. */
export interface CompanyList {
  names: ReadonlyMap<number, string>;
  /** Those that the viewer has communicated with already. */
  known: ReadonlySet<number>;
}

/** What was read about a choice. */
export interface Read {
  /** For each group the companies that its filter finds; undefined while they are asked for. */
  lists: readonly (CompanyList | undefined)[];
  /** All companies that the viewer has communicated with; undefined while they are asked for. */
  known: ReadonlySet<number> | undefined;
}

export interface Count {
  chosen: number;
  /** How many of them the viewer has communicated with; undefined until it is known of all. */
  known: number | undefined;
}

/** How many companies a choice holds, each once. Groups whose list has not come count as found. */
export function countRecipients({ groups, picked }: Choice, { lists, known }: Read): Count {
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
      // The usual case needs no walk through the list.
      const out = except.filter(({ id }) => list.names.has(id));
      chosen += list.names.size - out.length;
      met = met === undefined ? undefined : met + list.known.size - out.filter(({ id }) => list.known.has(id)).length;
    } else {
      const out = new Set(except.map(({ id }) => id));
      for (const id of list.names.keys()) {
        if (out.has(id) || isEarlier(id, index)) continue;
        chosen += 1;
        if (met !== undefined && list.known.has(id)) met += 1;
      }
    }
  });
  for (const { id } of picked) {
    if (isEarlier(id, groups.length)) continue;
    chosen += 1;
    if (known === undefined) met = undefined;
    else if (met !== undefined && known.has(id)) met += 1;
  }
  return { chosen, known: met };
}

/** Everybody chosen, by id: the name, and whether the viewer has communicated with them. Only once everything has been read. */
export function collectRecipients(
  { groups, picked }: Choice,
  { lists, known }: Read,
): { ids: number[]; known: number[] } {
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
    for (const id of list?.names.keys() ?? []) if (!out.has(id)) add(id, list?.known.has(id) ?? false);
  });
  for (const { id } of picked) add(id, known?.has(id) ?? false);
  return { ids: [...ids], known: met };
}
