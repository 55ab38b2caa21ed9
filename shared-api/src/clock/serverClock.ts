let offset = 0;

/**
 * Milliseconds since 1970 by the server's clock: «now» in every rule (event window, past slots, today). Falls back to
 * the browser's clock until the first response.
 */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Stores the difference to the server's clock.
 * @param header the `Date` header of a response (RFC 9110 §6.6.1), in whole seconds; ignored when unreadable
 */
export function noteServerDate(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  // The header is cut to whole seconds: ignoring smaller differences keeps «now» from jumping back and forth.
  const difference = server - Date.now();
  if (Math.abs(difference - offset) > 1_500) offset = difference;
}
