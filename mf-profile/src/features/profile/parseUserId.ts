import { LARGEST_USER_ID } from './limits';

/** A user's id as an address carries it; `undefined` for anything that can be nobody's id. */
export function parseUserId(text: string | null | undefined): number | undefined {
  if (!text || !/^\d+$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= LARGEST_USER_ID ? id : undefined;
}
