import type { Reason } from '../Button/reason';
import type { SlotView } from '../SlotList/SlotContent';

/**
 * What the grid is for: `schedule` one's own working time, many slots at once; `invite` one free slot of somebody else;
 * `read-only` slots of or for a person who only chats; `preview` nothing reacts.
 */
export type SlotGridMode = 'schedule' | 'invite' | 'read-only' | 'preview';

/** A slot of the grid. */
export interface SlotGridSlot extends SlotView {
  /** Tells the slots apart where several days stand in one grid; the time otherwise. */
  id?: string;
  /** It cannot be selected: it is past, or its change is being saved. */
  isDisabled?: boolean;
  /** Why a press does nothing: the focus, a press or a pointer that rests on it shows this. */
  reason?: Reason;
}

/** What a press on a slot does. */
export type SlotReaction = 'select' | 'open' | 'refuse' | 'explain' | 'none';

/** What a press on this slot does in this mode. */
export function slotReaction(mode: SlotGridMode, { status, isDisabled, reason }: SlotGridSlot): SlotReaction {
  if (mode === 'preview') return 'none';
  if (reason) return 'explain';
  if (status === 'ASSIGNED') return 'open';
  if (mode === 'read-only') return 'refuse';
  if (isDisabled || (mode === 'invite' && status === 'BLOCKED')) return 'none';
  return 'select';
}

/** What tells a slot from the others of its grid. */
export function slotId({ id, point }: SlotGridSlot): string {
  return id ?? point;
}

/** The slot in which an element stands. */
export function slotIdAt(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
  return element?.dataset.slot;
}

/** The selectable slots from one to another, both included, in either direction; just the second when the first is gone. */
export function slotRange(slots: readonly SlotGridSlot[], mode: SlotGridMode, from: string, to: string): string[] {
  const end = slots.findIndex((slot) => slotId(slot) === to);
  if (end < 0) return [];
  const found = slots.findIndex((slot) => slotId(slot) === from);
  const start = found < 0 ? end : found;
  return slots
    .slice(Math.min(start, end), Math.max(start, end) + 1)
    .filter((slot) => slotReaction(mode, slot) === 'select')
    .map(slotId);
}

/** The selection with the range put in or taken out, in the order of the grid. */
export function withRange(
  slots: readonly SlotGridSlot[],
  base: ReadonlySet<string>,
  range: readonly string[],
  isAdding: boolean,
): string[] {
  const touched = new Set(range);
  return slots.map(slotId).filter((id) => (touched.has(id) ? isAdding : base.has(id)));
}

/** Where an arrow, Home or End leads in a grid of so many columns; nowhere (undefined) for other keys and beyond the edges. */
export function slotNeighbour(key: string, index: number, count: number, columns: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
