export interface TagListItem {
  /** Unique in the list. */
  id: string | number;
  label: string;
}

/** Index of the first tag of each row. */
export type TagRows = readonly number[];

/** Measures that determine the width of a tag, in px. */
export interface TagMeasure {
  /** Width of a row. */
  line: number;
  /** Font size. */
  font: number;
  /** Everything that a tag adds to its text: padding, borders, remove button and gap. */
  edges: number;
}

// In em, rounded up from the widths of Golos Text: an overfilled row would wrap and be higher than estimated.
const WIDTHS: readonly [RegExp, number][] = [
  [/[\s.,:;'’"|!()[\]fijlrI-]/, 0.4],
  [/[абвгеёзклстухчьэяacekstvxyzFJL12357«»]/, 0.6],
  [/[жшщмmwMФЖШЩЮW]/, 0.95],
  [/[№@%…]/, 1.1],
];
const OTHER_WIDTH = 0.72;

function characterWidth(character: string): number {
  return WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH;
}

const characterWidths = new Map<string, number>();
const labels = new WeakMap<TagListItem, number>();

function labelWidth(tag: TagListItem): number {
  let width = labels.get(tag);
  if (width !== undefined) return width;
  width = 0;
  for (const character of tag.label) {
    let own = characterWidths.get(character);
    if (own === undefined) characterWidths.set(character, (own = characterWidth(character)));
    width += own;
  }
  labels.set(tag, width);
  return width;
}

/**
 * Splits the tags into rows without measuring them in the document, which would take seconds for 100,000 tags. Label
 * widths are cached.
 */
export function tagRows(tags: readonly TagListItem[], { line, font, edges }: TagMeasure): TagRows {
  const rows: number[] = [];
  let taken = Infinity;
  tags.forEach((tag, index) => {
    const width = labelWidth(tag) * font + edges;
    if (taken + width > line) {
      rows.push(index);
      taken = 0;
    }
    taken += width;
  });
  return rows;
}

/** The row that contains a tag. */
export function rowOfTag(rows: TagRows, index: number): number {
  let [first, last] = [0, rows.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((rows[middle] ?? 0) <= index) first = middle;
    else last = middle - 1;
  }
  return first;
}

interface Place {
  index: number;
  count: number;
}

/** Target of a key; undefined for keys that do not move. Up and down keep the position within the row. */
export function tagNeighbour(key: string, rows: TagRows, { index, count }: Place): number | undefined {
  const row = rowOfTag(rows, index);
  const inRow = (target: number) => {
    const start = rows[target];
    if (start === undefined) return index;
    const end = rows[target + 1] ?? count;
    return Math.min(start + index - (rows[row] ?? 0), end - 1);
  };
  const targets: Record<string, () => number> = {
    ArrowLeft: () => index - 1,
    ArrowRight: () => index + 1,
    ArrowUp: () => inRow(row - 1),
    ArrowDown: () => inRow(row + 1),
    Home: () => 0,
    End: () => count - 1,
  };
  const target = targets[key]?.();
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
