/** The largest id of the contract (openapi.yaml, parameter `id`). */
const LARGEST_ID = 2_147_483_647;

/** A user's id as an address carries it; `undefined` when no user can have it. */
export function parseUserId(text: string | null | undefined): number | undefined {
  if (!text || !/^\d+$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
