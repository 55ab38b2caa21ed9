/** State of a history entry directly above the list's: a chat that was opened from the list without another chat. */
export const ABOVE_LIST = { isAboveList: true } as const;

/** Whether Back leads from this entry to the list. */
export function isAboveList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAboveList' in state;
}
