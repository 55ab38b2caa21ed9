/** A box on the page in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An interactive element as measured by the probe in the page. */
export interface Control {
  /** Number of the element, referred to by `ancestors`. */
  index: number;
  /** Name in findings. */
  name: string;
  box: Box;
  /** Area that reacts to touch: with labels and enlarging pseudo-elements. */
  target: Box;
  /** Each floating element (dialog, bar, popover) is a separate layer and may cover the page below it. */
  layer: number;
  /** Indexes of the enclosing controls. */
  ancestors: number[];
  isTextField: boolean;
  isInRunningText: boolean;
  isDisabled: boolean;
}

export interface TextLine {
  text: string;
  box: Box;
  /** Visible area after all clipping ancestors. */
  seen: Box;
  hasEllipsis: boolean;
  /** As of controls. */
  layer: number;
  /** Box of the button around the text, if any. */
  holder?: Box;
}

/** Minimal side of a target on phones, in px; the spacing exception of WCAG 2.5.8 does not apply here. */
const MIN_TARGET = 44;

const ROUNDING = 1;
/** Glyphs may extend slightly above their line; share of the line's height. */
const GLYPH_SLACK = 0.25;

const width = ({ left, right }: Box) => right - left;
const height = ({ top, bottom }: Box) => bottom - top;

/** Width and height of the area that two boxes share; zero or less when they are apart. */
export function intersection(a: Box, b: Box): { width: number; height: number } {
  return {
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}

/** Whether the outer box contains the inner one, within a pixel. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - ROUNDING &&
    inner.right <= outer.right + ROUNDING &&
    inner.top >= outer.top - ROUNDING &&
    inner.bottom <= outer.bottom + ROUNDING
  );
}

/** Pairs of controls that overlap. */
export function findOverlaps(controls: readonly Control[]): [Control, Control][] {
  return controls.flatMap((first, position) =>
    controls
      .slice(position + 1)
      .filter((second) => isOverlap(first, second))
      .map((second): [Control, Control] => [first, second]),
  );
}

function isOverlap(first: Control, second: Control): boolean {
  if (first.layer !== second.layer) return false;
  if (first.ancestors.includes(second.index) || second.ancestors.includes(first.index)) return false;
  // The box of a link that wraps covers the line’s other links.
  if (first.isInRunningText && second.isInRunningText) return false;
  // A button such as «Show the password» may sit inside its field.
  if (isAdornment(first, second) || isAdornment(second, first)) return false;
  const shared = intersection(first.box, second.box);
  return shared.width > ROUNDING && shared.height > ROUNDING;
}

function isAdornment(field: Control, inner: Control): boolean {
  return field.isTextField && !inner.isTextField && holds(field.box, inner.box);
}

/** Controls too small for touch. Inline links are as high as their line, and disabled controls do not react. */
export function findSmallTargets(controls: readonly Control[]): Control[] {
  return controls.filter(
    ({ target, isInRunningText, isDisabled }) =>
      !isInRunningText && !isDisabled && (width(target) < MIN_TARGET - 0.5 || height(target) < MIN_TARGET - 0.5),
  );
}

/** Pairs of lines of text drawn over each other, such as those of a wrapped text whose line height is in pixels. */
export function findOverlappingTexts(lines: readonly TextLine[]): [TextLine, TextLine][] {
  // From top to bottom, so that each line is compared with its neighbours only.
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((first, position) => {
    const pairs: [TextLine, TextLine][] = [];
    for (const second of sorted.slice(position + 1)) {
      if (second.box.top >= first.box.bottom) break;
      if (isTextOverlap(first, second)) pairs.push([first, second]);
    }
    return pairs;
  });
}

function isTextOverlap(first: TextLine, second: TextLine): boolean {
  if (first.layer !== second.layer) return false;
  // A text with an ellipsis goes on invisibly, also below its next line.
  if (first.hasEllipsis && first.text === second.text) return false;
  const shared = intersection(seenBox(first), seenBox(second));
  return (
    shared.width > ROUNDING && shared.height > Math.min(height(first.box), height(second.box)) * GLYPH_SLACK + ROUNDING
  );
}

function seenBox({ box, seen }: TextLine): Box {
  return {
    left: Math.max(box.left, seen.left),
    top: Math.max(box.top, seen.top),
    right: Math.min(box.right, seen.right),
    bottom: Math.min(box.bottom, seen.bottom),
  };
}

/** Texts cut without an ellipsis: clipped by an ancestor or overflowing their control. */
export function findCutTexts(lines: readonly TextLine[]): TextLine[] {
  return lines.filter(
    (line) => !line.hasEllipsis && (isClipped(line) || (line.holder !== undefined && sticksOut(line.box, line.holder))),
  );
}

function isClipped({ box, seen }: TextLine): boolean {
  return sticksOut(box, seen);
}

function sticksOut(box: Box, room: Box): boolean {
  const slack = height(box) * GLYPH_SLACK;
  return (
    box.left < room.left - ROUNDING ||
    box.right > room.right + ROUNDING ||
    box.top < room.top - slack ||
    box.bottom > room.bottom + slack
  );
}
