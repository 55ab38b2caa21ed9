import type { CheckTreeId, CheckTreeItem } from '../CheckTree/checkTreeRows';

/** One of the things that a filter can be set to. */
export interface FilterOption<Value extends CheckTreeId = CheckTreeId> {
  /** What the filter holds. */
  value: Value;
  /** What the person reads. */
  label: string;
  /** How many results it brings; not known yet when left out. */
  count?: number;
  /** The name of the group that it stands in. */
  group?: string;
}

/** The options as a tree. Where options are counted, those that bring nothing, or are not counted yet, are left out. */
export function filterItems(options: readonly FilterOption[], isCounted: boolean): CheckTreeItem[] {
  const shown = isCounted ? options.filter(({ count = 0 }) => count > 0) : options;
  const groups = new Set(shown.flatMap(({ group }) => group ?? []));
  return [
    ...[...groups].map((group) => ({ id: groupId(group), label: group })),
    ...shown.map(({ value, label, count, group }) => ({
      id: value,
      label,
      count: isCounted ? count : undefined,
      parentId: group === undefined ? undefined : groupId(group),
    })),
  ];
}

// An option may have the same value as the name of its group: a country that is a city.
function groupId(group: string): string {
  return `group:${group}`;
}
