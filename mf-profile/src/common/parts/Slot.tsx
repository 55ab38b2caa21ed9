import type { FederatedSlots } from 'shared-api/federation';
import { createSlot } from 'shared-ui/Widget';

/** Place for widgets of any remotes, typed by the federation contract. */
export const Slot = createSlot<FederatedSlots>();
