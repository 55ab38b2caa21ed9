import { act } from '@testing-library/react';
import { emitRealtime, type RealtimeEvents } from 'shared-api/realtime';

/** Delivers an event as the push channel does. */
export function push<Name extends keyof RealtimeEvents>(name: Name, event: RealtimeEvents[Name]): void {
  act(() => emitRealtime(name, event));
}
