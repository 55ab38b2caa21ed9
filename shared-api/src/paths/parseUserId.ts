/** The largest id that the server accepts (openapi.yaml). */
const LARGEST_ID = 2_147_483_647;

/** Parses a user's id from an address; `undefined` for a missing or impossible id. */
export function parseUserId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
