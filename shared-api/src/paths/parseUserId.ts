/** The largest id that the server takes (openapi.yaml). */
const LARGEST_ID = 2_147_483_647;

/** A user's id as an address carries it; `undefined` for none, and for what can be nobody's id. */
export function parseUserId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
