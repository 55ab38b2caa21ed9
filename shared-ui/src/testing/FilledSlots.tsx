import type { ReactNode } from 'react';
import { SlotsContext, WidgetLoaderContext, type SlotSource, type WidgetLoader } from '../components/Widget';

interface FilledSlotsProps {
  children: ReactNode;
}

/** Fills each slot, as hosts do: with a widget that shows the slot and its properties, `chat.head {"userId":2}`. */
export function FilledSlots({ children }: FilledSlotsProps) {
  return (
    <WidgetLoaderContext value={loader}>
      <SlotsContext value={source}>{children}</SlotsContext>
    </WidgetLoaderContext>
  );
}

const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};

const names = new Map<string, readonly string[]>();
const source: SlotSource = {
  widgetsIn: (slot) => {
    const known = names.get(slot) ?? [slot];
    names.set(slot, known);
    return known;
  },
  subscribe: () => () => {},
};
