import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './createDeviceStore';

/**
 * What the account keeps, or a part of it; draws anew only when that part changes.
 * @param userId `undefined` while it is not known who looks: nothing is kept yet
 * @param select gives a value or a part of what is kept, never a new object
 */
export function useDeviceStore<Value, Part>(
  store: DeviceStore<Value>,
  userId: number | undefined,
  select: (value: Value) => Part,
): Part | undefined {
  return useSyncExternalStore(store.subscribe, () => (userId === undefined ? undefined : select(store.read(userId))));
}
