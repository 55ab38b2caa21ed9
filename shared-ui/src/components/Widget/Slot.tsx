import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { SlotLine } from './SlotLine';
import { WidgetSlot, type WidgetSlotProps } from './WidgetSlot';

/** Tells which widgets fill the slots; the list may change with a release. */
export interface SlotSource {
  /** Names of the widgets in a slot: the same array until the next change. */
  widgetsIn: (slot: string) => readonly string[];
  /** Returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** Provided by the host beside WidgetLoaderContext; without it all slots are empty. */
export const SlotsContext = createContext<SlotSource>({ widgetsIn: () => EMPTY, subscribe: () => () => {} });

const EMPTY: readonly string[] = [];

export interface SlotProps extends Pick<WidgetSlotProps, 'placeholder'> {
  /** Name of the slot in the federation contract: `own-page.side`. */
  name: string;
  /** In an item of a list: reserves a line, which loads once it is in sight and describes a failure in a few words. */
  isLine?: boolean;
}

/**
 * Place for widgets of any remotes, each with its own loading and failure, in their order. All further props are passed
 * to them. An empty slot renders no element.
 */
export function Slot({ name, placeholder, isLine = false, ...props }: SlotProps) {
  const { widgetsIn, subscribe } = useContext(SlotsContext);
  const widgets = useSyncExternalStore(subscribe, () => widgetsIn(name));
  if (isLine) return widgets.length > 0 ? [<SlotLine key="line" widgets={widgets} contentProps={props} />] : [];
  return widgets.map((widget) => <WidgetSlot key={widget} {...props} name={widget} placeholder={placeholder} />);
}

/** `Slot` for a contract that maps each name to the properties that the place passes. */
export type TypedSlot<Contract> = <N extends keyof Contract & string>(
  props: Omit<SlotProps, 'name'> & { name: N } & Contract[N],
) => ReactNode;

/** `Slot` typed by a federation contract, like `createWidget`. */
export function createSlot<Contract>(): TypedSlot<Contract> {
  return Slot as TypedSlot<Contract>;
}
