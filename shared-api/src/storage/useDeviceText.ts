import { useSyncExternalStore } from 'react';
import { onOtherTab } from './browserStorage';
import { keepDeviceText, onDeviceText, readDeviceText } from './deviceText';

/** A text that this browser keeps under a name; all components and tabs follow its changes. */
export function useDeviceText(name: string): [text: string, keep: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readDeviceText(name));
  return [text, (next) => keepDeviceText(name, next)];
}

function subscribe(listener: () => void): () => void {
  const stops = [onDeviceText(listener), onOtherTab(listener)];
  return () => stops.forEach((stop) => stop());
}
