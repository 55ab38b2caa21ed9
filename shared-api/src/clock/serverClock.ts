let offset = 0;

/**
 * Milliseconds since 1970 by the server's clock: «now» in every rule (event window, past slots, today).
 * Falls back to the browser's clock until the first answer came.
 */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Keeps the difference to the server's clock.
 * @param header the `Date` header of an answer (RFC 9110 §6.6.1), whole seconds; anything unreadable is ignored
 */
export function noteServerDate(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  // The header is cut to whole seconds: within a second the clocks agree, and «now» must not jump back and forth.
  const difference = server - Date.now();
  if (Math.abs(difference - offset) > 1_500) offset = difference;
}
