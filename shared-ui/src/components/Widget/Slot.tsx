import { createContext, useContext, useSyncExternalStore } from 'react';
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

interface SlotProps<Name extends string> extends Pick<WidgetSlotProps, 'placeholder'> {
  /** Name of the slot in the federation contract: `own-page.side`. */
  name: Name;
}

/**
 * Place for widgets of any remotes, each with its own loading and failure. An empty slot renders no element. Typed by a
 * contract: `<Slot<SlotName> name="own-page.side" />`.
 */
export function Slot<Name extends string = string>({ name, placeholder }: SlotProps<Name>) {
  const { widgetsIn, subscribe } = useContext(SlotsContext);
  const widgets = useSyncExternalStore(subscribe, () => widgetsIn(name));
  return widgets.map((widget) => <WidgetSlot key={widget} name={widget} placeholder={placeholder} />);
}
