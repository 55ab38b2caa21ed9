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

  const collect = (parentId: CheckTreeId | undefined, level: number, isWanted: boolean): CheckTreeRow[][] => {
    const branches = (byParent.get(parentId) ?? []).flatMap((item) => {
      const fits = isWanted || normalize(item.label).includes(wanted);
      const isGroup = byParent.has(item.id);
      if (!isGroup) return fits ? [[{ ...item, level, position: 0, siblings: 0, isGroup, leaves: [item.id], state: checked.has(item.id) }]] : [];
      const inside = collect(item.id, level + 1, fits).flat();
      if (inside.length === 0) return [];
      const leaves = inside.filter((row) => !row.isGroup).map(({ id }) => id);
      return [[{ ...item, level, position: 0, siblings: 0, isGroup, leaves, state: stateOf(leaves, checked) }, ...inside]];
    });
    branches.forEach(([head], index) => head && Object.assign(head, { position: index + 1, siblings: branches.length }));
    return branches;
  };
  return collect(undefined, 1, wanted === '').flat();
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
