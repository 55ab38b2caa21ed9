const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);
const ARRAY_OPEN = 91;

/** Where the scanner is inside the JSON: how deep, and what it has seen. */
interface ItemScanner {
  /** Reads on; the pieces may end anywhere. */
  feed: (piece: string) => void;
  /** Whether the JSON has been read to its end. */
  isComplete: () => boolean;
}

/**
 * Takes the items out of one list of a JSON object while the rest of it is still on its way, so that nobody ever holds or parses the whole.
 * @param list the field of the outermost object that holds the list of objects
 * @param onItem gets the JSON of each item, in order
 */
export function createItemScanner(list: string, onItem: (json: string) => void): ItemScanner {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let isInList = false;
  let isOver = false;
  // The last text right inside the outermost object: before a bracket it can only be the field's name.
  let name = '';
  // What has come of an item that is not whole yet.
  let begun = '';

  function feed(piece: string): void {
    let itemStart = isInList && depth > 2 ? 0 : -1;
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece.charCodeAt(at);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (letter === BACKSLASH) isEscaped = true;
        else if (letter === QUOTE) isInText = false;
        if (depth === 1 && isInText) name += piece[at];
      } else if (letter === QUOTE) {
        isInText = true;
        if (depth === 1) name = '';
      } else if (OPEN.has(letter)) {
        depth += 1;
        if (depth === 2 && letter === ARRAY_OPEN && name === list) isInList = true;
        else if (depth === 3 && isInList) itemStart = at;
      } else if (CLOSE.has(letter)) {
        depth -= 1;
        if (depth === 2 && isInList) {
          onItem(begun + piece.slice(itemStart, at + 1));
          begun = '';
          itemStart = -1;
        } else if (depth === 1) isInList = false;
        else if (depth === 0) isOver = true;
      }
    }
    if (itemStart >= 0) begun += piece.slice(itemStart);
  }

  return { feed, isComplete: () => isOver };
}
