/** The largest id that the server takes (openapi.yaml). */
const LARGEST_ID = 2_147_483_647;

/** A user's id from the address; `undefined` for none and for what is no id. */
export function toUserId(parameter: string | undefined): number | undefined {
  if (parameter === undefined || !/^[1-9]\d{0,9}$/.test(parameter)) return undefined;
  const id = Number(parameter);
  return id <= LARGEST_ID ? id : undefined;
}
