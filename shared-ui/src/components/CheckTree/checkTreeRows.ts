import { textKey } from 'shared-api/text';

/** Unique within a tree. */
export type CheckTreeId = string | number;

/** An item to tick, or a group: an item that others name as their parent. */
export interface CheckTreeItem {
  id: CheckTreeId;
  label: string;
  /** Id of the group. */
  parentId?: CheckTreeId;
  /** Number of results for this item, shown at the end of the row. */
  count?: number;
}

/** A rendered row of the tree. */
export interface CheckTreeRow extends CheckTreeItem {
  level: number;
  position: number;
  siblings: number;
  isGroup: boolean;
  /** Ids that a click toggles: the item itself, or all items shown in the group. */
  leaves: CheckTreeId[];
  state: boolean | 'mixed';
}

interface Options {
  /** Ids of ticked items, never of groups. */
  checked: ReadonlySet<CheckTreeId>;
  /** Keeps items whose own name or group's name contains this text. */
  search?: string;
}

/** Rows in display order, groups before their items; groups without matching items are left out. */
export function checkTreeRows(items: readonly CheckTreeItem[], { checked, search = '' }: Options): CheckTreeRow[] {
  const ids = new Set(items.map(({ id }) => id));
  const byParent = new Map<CheckTreeId | undefined, CheckTreeItem[]>();
  for (const item of items) {
    const parent = item.parentId !== undefined && ids.has(item.parentId) ? item.parentId : undefined;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(item);
    else byParent.set(parent, [item]);
  }
  const searchText = textKey(search);

  // Appends to one array, since every tick rebuilds thousands of rows.
  const rows: CheckTreeRow[] = [];
  const add = (parentId: CheckTreeId | undefined, level: number, groupMatches: boolean) => {
    const heads: CheckTreeRow[] = [];
    for (const item of byParent.get(parentId) ?? []) {
      const isGroup = byParent.has(item.id);
      const matches = groupMatches || textKey(item.label).includes(searchText);
      if (!isGroup && !matches) continue;
      const head: CheckTreeRow = {
        ...item,
        level,
        position: heads.length + 1,
        siblings: 0,
        isGroup,
        leaves: [item.id],
        state: checked.has(item.id),
      };
      const start = rows.push(head);
      if (isGroup) {
        add(item.id, level + 1, matches);
        head.leaves = rows
          .slice(start)
          .filter((row) => !row.isGroup)
          .map(({ id }) => id);
        head.state = stateOf(head.leaves, checked);
        // A group without matching items.
        if (rows.length === start) rows.pop();
      }
      if (rows.length >= start) heads.push(head);
    }
    heads.forEach((head) => (head.siblings = heads.length));
  };
  add(undefined, 1, searchText === '');
  return rows;
}

/** Ticked ids after a click on a row: ticks all its items, or unticks them when all were ticked. */
export function toggleRow({ leaves, state }: CheckTreeRow, checked: ReadonlySet<CheckTreeId>): CheckTreeId[] {
  const touched = new Set(leaves);
  const others = [...checked].filter((id) => !touched.has(id));
  return state === true ? others : [...others, ...leaves];
}

/** Ticked ids after «Выбрать все»: the current ones and all items of these rows. */
export function checkAllRows(rows: readonly CheckTreeRow[], checked: ReadonlySet<CheckTreeId>): CheckTreeId[] {
  return [...new Set([...checked, ...rows.filter((row) => !row.isGroup).map(({ id }) => id)])];
}

function stateOf(leaves: readonly CheckTreeId[], checked: ReadonlySet<CheckTreeId>): boolean | 'mixed' {
  const ticked = leaves.filter((id) => checked.has(id)).length;
  if (ticked === 0) return false;
  return ticked === leaves.length || 'mixed';
}
