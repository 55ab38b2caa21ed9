/** The JSON in the text of a beacon; undefined for what is none. */
export function readBeacon(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
