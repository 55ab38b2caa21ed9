import { outageOf } from '../errors/outage.ts';
import type { Storage } from './openStorage.ts';

/**
 * Removes files after their rows could not be saved. A connection that breaks at the commit leaves the outcome unknown: then the
 * files stay, and the hourly sweep moves those without a row to the trash.
 */
export async function removeUnsaved(storage: Storage, names: string[], error: unknown): Promise<void> {
  if (outageOf(error) !== 'database') await storage.remove(...names);
}
