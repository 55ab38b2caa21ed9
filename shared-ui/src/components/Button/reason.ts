/** Why a control cannot work now: a sentence, or one with a link to the page of the application where that can be changed. */
export type Reason = string | { text: string; to: string; linkText: string };

/** The sentence of a reason. */
export function reasonText(reason: Reason): string {
  return typeof reason === 'string' ? reason : reason.text;
}
