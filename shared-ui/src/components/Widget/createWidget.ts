import type { ReactNode } from 'react';
import { WidgetSlot, type WidgetSlotProps } from './WidgetSlot';

/** `Widget` for a contract that maps each name to the properties of that widget. */
export type TypedWidget<Contract> = <N extends keyof Contract & string>(
  props: Omit<WidgetSlotProps, 'name'> & { name: N } & Contract[N],
) => ReactNode;

/**
 * `Widget` typed by a federation contract, e.g. `createWidget<{ 'mf_meetings/TodayMeetings': { date: string } }>()`.
 * Without run-time cost: every typed widget is the same component.
 */
export function createWidget<Contract>(): TypedWidget<Contract> {
  return WidgetSlot as TypedWidget<Contract>;
}
