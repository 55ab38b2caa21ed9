/** Why a control is unavailable: a sentence, optionally with a link to the page where the user can change that. */
export type Reason = string | { text: string; to: string; linkText: string };

/** The sentence without its link. */
export function reasonText(reason: Reason): string {
  return typeof reason === 'string' ? reason : reason.text;
}
