import type { CheckTreeId, CheckTreeItem } from '../CheckTree/checkTreeRows';

/** One option of a filter. */
export interface FilterOption<Value extends CheckTreeId = CheckTreeId> {
  value: Value;
  label: string;
  /** Number of results; undefined until it is counted. */
  count?: number;
  /** Name of the option’s group. */
  group?: string;
}

/** The options as a tree. With `isCounted`, options without results and uncounted ones are left out. */
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

// Prefixed because an option may have its group’s name as its value, like a city-state.
function groupId(group: string): string {
  return `group:${group}`;
}
