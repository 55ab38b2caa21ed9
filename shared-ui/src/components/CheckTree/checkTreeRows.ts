/** What tells an item from all others of its tree. */
export type CheckTreeId = string | number;

/** Something to tick, or a group of such things: an item that others name as their parent. */
export interface CheckTreeItem {
  id: CheckTreeId;
  label: string;
  /** The group it belongs to. */
  parentId?: CheckTreeId;
  /** How many results it would bring; shown at the end of the line. */
  count?: number;
}

/** A line of the tree as it is drawn. */
export interface CheckTreeRow extends CheckTreeItem {
  level: number;
  position: number;
  siblings: number;
  isGroup: boolean;
  /** What a press ticks: the item itself, or all that its group shows now. */
  leaves: CheckTreeId[];
  state: boolean | 'mixed';
}

interface Options {
  /** Ticked items (never groups). */
  checked: ReadonlySet<CheckTreeId>;
  /** Only items whose name, or whose group's name, has this in it. */
  search?: string;
}

/** The lines of the tree from the top, with groups before their items; a group without items that fit is left out. */
export function checkTreeRows(items: readonly CheckTreeItem[], { checked, search = '' }: Options): CheckTreeRow[] {
  const known = new Set(items.map(({ id }) => id));
  const byParent = new Map<CheckTreeId | undefined, CheckTreeItem[]>();
  for (const item of items) {
    const parent = item.parentId !== undefined && known.has(item.parentId) ? item.parentId : undefined;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(item);
    else byParent.set(parent, [item]);
  }
  const wanted = normalize(search);

  // Into one list, since thousands of lines come anew with every tick.
  const rows: CheckTreeRow[] = [];
  const add = (parentId: CheckTreeId | undefined, level: number, isWanted: boolean) => {
    const heads: CheckTreeRow[] = [];
    for (const item of byParent.get(parentId) ?? []) {
      const isGroup = byParent.has(item.id);
      const fits = isWanted || normalize(item.label).includes(wanted);
      if (!isGroup && !fits) continue;
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
        add(item.id, level + 1, fits);
        head.leaves = rows
          .slice(start)
          .filter((row) => !row.isGroup)
          .map(({ id }) => id);
        head.state = stateOf(head.leaves, checked);
        // Nothing in it fits.
        if (rows.length === start) rows.pop();
      }
      if (rows.length >= start) heads.push(head);
    }
    heads.forEach((head) => (head.siblings = heads.length));
  };
  add(undefined, 1, wanted === '');
  return rows;
}

/** The ticks after a press on a line: all of its items, or none of them when all were ticked. */
export function toggleRow({ leaves, state }: CheckTreeRow, checked: ReadonlySet<CheckTreeId>): CheckTreeId[] {
  const touched = new Set(leaves);
  const others = [...checked].filter((id) => !touched.has(id));
  return state === true ? others : [...others, ...leaves];
}

/** The ticks after «Выбрать все»: those there are, and all items of these lines. */
export function checkAllRows(rows: readonly CheckTreeRow[], checked: ReadonlySet<CheckTreeId>): CheckTreeId[] {
  return [...new Set([...checked, ...rows.filter((row) => !row.isGroup).map(({ id }) => id)])];
}

function stateOf(leaves: readonly CheckTreeId[], checked: ReadonlySet<CheckTreeId>): boolean | 'mixed' {
  const ticked = leaves.filter((id) => checked.has(id)).length;
  if (ticked === 0) return false;
  return ticked === leaves.length || 'mixed';
}

// «Ё» is seldom typed.
function normalize(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
