/** One tag of a `TagList`. */
export interface TagListItem {
  /** What tells it from all others. */
  id: string | number;
  /** What the person reads. */
  label: string;
}

/** The tags of each line: the index of its first one. */
export type TagRows = readonly number[];

/** What the width of a tag depends on, in px. */
export interface TagMeasure {
  /** How wide a line is. */
  line: number;
  /** How high letters are. */
  font: number;
  /** What each tag adds to its text: edges, cross, the distance to the next. */
  edges: number;
}

// In heights of the letters, rounded up from Golos Text: a line that was filled too full wraps, and is higher than thought.
const WIDTHS: readonly [RegExp, number][] = [
  [/[\s.,:;'’"|!()[\]fijlrI-]/, 0.4],
  [/[абвгеёзклстухчьэяacekstvxyzFJL12357«»]/, 0.6],
  [/[жшщмmwMФЖШЩЮW]/, 0.95],
  [/[№@%…]/, 1.1],
];
const OTHER_WIDTH = 0.72;

function letterWidth(letter: string): number {
  return WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH;
}

const letters = new Map<string, number>();
const labels = new WeakMap<TagListItem, number>();

function labelWidth(tag: TagListItem): number {
  let width = labels.get(tag);
  if (width !== undefined) return width;
  width = 0;
  for (const letter of tag.label) {
    let own = letters.get(letter);
    if (own === undefined) letters.set(letter, (own = letterWidth(letter)));
    width += own;
  }
  labels.set(tag, width);
  return width;
}

/** Sets the tags in lines without asking the document, which for 100,000 of them would take seconds. Widths are kept for the next time. */
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

/** The line in which a tag stands. */
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

/** Where a key leads from a tag; nowhere (undefined) for other keys. Up and down keep to the place in the line. */
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
