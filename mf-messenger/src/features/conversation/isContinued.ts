/** Milliseconds within which messages of one author stand close together. */
const CLOSE = 5 * 60_000;

interface Written {
  authorId: number;
  /** ISO instant. */
  at: string;
}

/** Whether a message goes on where the one above it ended: the same author within five minutes. */
export function isContinued(former: Written | undefined, { authorId, at }: Written): boolean {
  return former?.authorId === authorId && Date.parse(at) - Date.parse(former.at) < CLOSE;
}
