/** A box on the page in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that people press or type into, as the probe in the page has measured it. */
export interface Control {
  /** Number of the element, to tell ancestors. */
  index: number;
  /** How the finding names it. */
  name: string;
  box: Box;
  /** The box that reacts to a finger: with labels and enlarging pseudo-elements. */
  target: Box;
  /** What floats over the page (dialog, bar, popover) is a layer of its own and may cover what lies below. */
  layer: number;
  /** Numbers of the controls around it. */
  ancestors: number[];
  isTextField: boolean;
  isInRunningText: boolean;
  isDisabled: boolean;
}

/** A line of text and what clips it. */
export interface TextLine {
  text: string;
  box: Box;
  /** The part of the page in which it can be seen, after every clipping ancestor. */
  seen: Box;
  /** Says by an ellipsis that it goes on. */
  hasEllipsis: boolean;
  /** The control that should hold it, if any. */
  holder?: Box;
}

/** The smallest side of a target on phones; the spacing exception of WCAG 2.5.8 is not the product's. */
const MIN_TARGET = 44;

const ROUNDING = 1;
/** Letters are drawn a little higher than the line they stand in. */
const GLYPH_SLACK = 0.25;

const width = ({ left, right }: Box) => right - left;
const height = ({ top, bottom }: Box) => bottom - top;

/** Width and height that two boxes share; zero or less when they are apart. */
export function intersection(a: Box, b: Box): { width: number; height: number } {
  return {
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}

/** Whether the outer box holds the inner one, give or take a pixel. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - ROUNDING &&
    inner.right <= outer.right + ROUNDING &&
    inner.top >= outer.top - ROUNDING &&
    inner.bottom <= outer.bottom + ROUNDING
  );
}

/** Pairs of controls that stand in each other's way. */
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
  // «Show the password» inside its field takes nothing away from the field.
  if (isAdornment(first, second) || isAdornment(second, first)) return false;
  const shared = intersection(first.box, second.box);
  return shared.width > ROUNDING && shared.height > ROUNDING;
}

function isAdornment(field: Control, inner: Control): boolean {
  return field.isTextField && !inner.isTextField && holds(field.box, inner.box);
}

/** Controls that a finger misses. Links inside running text are as high as their line, and disabled ones react to nothing. */
export function findSmallTargets(controls: readonly Control[]): Control[] {
  return controls.filter(
    ({ target, isInRunningText, isDisabled }) =>
      !isInRunningText && !isDisabled && (width(target) < MIN_TARGET - 0.5 || height(target) < MIN_TARGET - 0.5),
  );
}

/** Texts that end without a sign: clipped by an ancestor with no ellipsis, or standing out of their control. */
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
