import type { Reason } from 'shared-ui/Button';
import type { SlotView } from '#parts/slot-list/SlotContent';

/**
 * `schedule`: the current user’s working time, many slots at once. `invite`: one free slot of another participant.
 * `read-only`: slots of, or shown to, a participant who only chats. `preview`: no reaction.
 */
export type SlotGridMode = 'schedule' | 'invite' | 'read-only' | 'preview';

export interface SlotGridSlot extends SlotView {
  /** Identifies the slot when a grid spans several days; defaults to the time. */
  id?: string;
  /** Cannot be selected: it is past, or its change is being saved. */
  isDisabled?: boolean;
  /** Why it cannot be selected: shown on focus, press and hover. */
  reason?: Reason;
}

export type SlotReaction = 'select' | 'open' | 'refuse' | 'explain' | 'none';

/** Reaction of a slot to a press in this mode. */
export function slotReaction(mode: SlotGridMode, { status, isDisabled, reason }: SlotGridSlot): SlotReaction {
  if (mode === 'preview') return 'none';
  if (reason) return 'explain';
  if (status === 'ASSIGNED') return 'open';
  if (mode === 'read-only') return 'refuse';
  if (isDisabled || (mode === 'invite' && status === 'BLOCKED')) return 'none';
  return 'select';
}

export function slotId({ id, point }: SlotGridSlot): string {
  return id ?? point;
}

/** Id of the slot that contains an element. */
export function slotIdAt(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
  return element?.dataset.slot;
}

/**
 * Selectable slots between two slots, inclusive, in either direction; only the second when the first no longer exists.
 */
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

/** The selection with a range added or removed, in the grid’s order. */
export function withRange(
  slots: readonly SlotGridSlot[],
  base: ReadonlySet<string>,
  range: readonly string[],
  isAdding: boolean,
): string[] {
  const touched = new Set(range);
  return slots.map(slotId).filter((id) => (touched.has(id) ? isAdding : base.has(id)));
}

/**
 * Target of an arrow key, Home or End in a grid with `columns` columns; undefined for other keys and beyond the edges.
 */
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
