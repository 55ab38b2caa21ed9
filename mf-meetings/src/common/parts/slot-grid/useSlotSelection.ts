import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import {
  slotId,
  slotIdAt,
  slotNeighbour,
  slotRange,
  slotReaction,
  withRange,
  type SlotGridMode,
  type SlotGridSlot,
} from '#domain/slotSelection';

interface Options {
  slots: readonly SlotGridSlot[];
  mode: SlotGridMode;
  selected: ReadonlySet<string>;
  onSelectionChange: ((ids: string[]) => void) | undefined;
  /** Called for a press on a slot that is opened or refused instead of selected. */
  onPress: (slot: SlotGridSlot) => void;
}

/** A range that follows the pointer or the focus; recomputed from `base` on every move. */
interface Gesture {
  anchor: string;
  base: ReadonlySet<string>;
  isAdding: boolean;
  /** Selection produced so far. If the current selection differs, it was changed from outside, which ends the range. */
  result: readonly string[];
  drag: 'none' | 'pressed' | 'moved';
}

/**
 * Selection by press, Shift and drag, with mouse or touch. The handlers are attached to the grid, so that slots
 * re-render only when they change.
 */
export function useSlotSelection({ slots, mode, selected, onSelectionChange, onPress }: Options) {
  const gesture = useRef<Gesture | null>(null);
  const isMultiple = mode === 'schedule';

  const start = (anchor: string, drag: Gesture['drag'] = 'none', isAdding = !selected.has(anchor)) => {
    gesture.current = { anchor, base: selected, isAdding, result: [...selected], drag };
  };

  const isUnderWay = () => gesture.current !== null && isSame(gesture.current.result, selected);

  const extendTo = (id: string) => {
    if (!gesture.current) return;
    const { anchor, base, isAdding } = gesture.current;
    const next = withRange(slots, base, slotRange(slots, mode, anchor, id), isAdding);
    if (isSame(next, selected)) return;
    gesture.current.result = next;
    onSelectionChange?.(next);
  };

  const press = (id: string, isRange: boolean) => {
    const slot = slots.find((each) => slotId(each) === id);
    if (!slot) return;
    if (slotReaction(mode, slot) !== 'select') return onPress(slot);
    if (!isMultiple) return onSelectionChange?.(selected.has(id) ? [] : [id]);
    if (!isRange || !isUnderWay()) start(id);
    extendTo(id);
  };

  const isSelectable = (id: string | undefined) => {
    const slot = slots.find((each) => slotId(each) === id);
    return slot !== undefined && slotReaction(mode, slot) === 'select';
  };

  const takeBack = () => gesture.current && onSelectionChange?.(withRange(slots, gesture.current.base, [], true));

  const handlers = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const id = slotIdAt(event.target);
      // The click at the end of a drag that returned to its first slot.
      const isEndOfDrag = gesture.current?.drag === 'moved' && event.detail > 0;
      if (gesture.current) gesture.current.drag = 'none';
      if (id !== undefined && !isEndOfDrag) press(id, event.shiftKey);
    },

    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (gesture.current) gesture.current.drag = 'none';
      const id = slotIdAt(event.target);
      // A moving finger scrolls, unless it rested first (`painting`).
      const canDrag = isMultiple && event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey;
      if (canDrag && id !== undefined && isSelectable(id)) start(id, 'pressed');
    },

    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      const id = slotIdAt(event.target);
      if (!gesture.current || gesture.current.drag === 'none' || id === undefined) return;
      // The mouse button was released outside the window.
      if (event.buttons === 0) gesture.current.drag = 'none';
      else if (gesture.current.drag === 'moved' || id !== gesture.current.anchor) {
        gesture.current.drag = 'moved';
        extendTo(id);
      }
    },

    onPointerCancel: () => {
      if (gesture.current?.drag !== 'moved') return;
      gesture.current.drag = 'none';
      takeBack();
    },

    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const id = slotIdAt(event.target);
      if (id === undefined) return;
      if (isMultiple && event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        return onSelectionChange?.(
          withRange(slots, selected, slotRange(slots, mode, idAt(slots, 0), idAt(slots, slots.length - 1)), true),
        );
      }
      if (isMultiple && event.key === 'Escape' && selected.size > 0) {
        // Clears the selection without closing a surrounding dialog.
        event.stopPropagation();
        return onSelectionChange?.([]);
      }
      const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot]')];
      const index = slots.findIndex((slot) => slotId(slot) === id);
      const target = slotNeighbour(event.key, index, slots.length, countColumns(elements));
      if (target === undefined) return;
      event.preventDefault();
      elements[target]?.focus();
      if (!isMultiple || !event.shiftKey) {
        gesture.current = null;
        return;
      }
      if (!isUnderWay()) start(id, 'none', true);
      extendTo(idAt(slots, target));
    },
  };

  const painting = {
    isEnabled: isMultiple,
    begin: (id: string) => {
      if (!isSelectable(id)) return false;
      start(id);
      extendTo(id);
      return true;
    },
    extendTo,
    cancel: takeBack,
  };

  return { handlers, painting };
}

function isSame(ids: readonly string[], selected: ReadonlySet<string>): boolean {
  return ids.length === selected.size && ids.every((id) => selected.has(id));
}

function idAt(slots: readonly SlotGridSlot[], index: number): string {
  const slot = slots[index];
  return slot ? slotId(slot) : '';
}

// The number of columns depends on the width, so it is read from the layout.
function countColumns(elements: readonly HTMLElement[]): number {
  const first = elements[0]?.offsetTop;
  const next = elements.findIndex((element) => element.offsetTop !== first);
  return next < 0 ? elements.length : next;
}
