import { emailKey } from 'shared-api/text';

/** A calendar file that mail programs offer to add. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** An e-mail. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, which needs no escaping. */
  text: string;
  /** The same as a page, with all external text escaped. */
  html: string;
  calendar?: CalendarFile;
  /** For the mail program's unsubscribe button; e-mails of the account omit it. */
  unsubscribeUrl?: string;
}

/**
 * Sends an e-mail; rejects when that fails.
 * @param id the same at every try, so that a mailbox recognises a duplicate
 */
export type Deliver = (mail: Mail, id: string) => Promise<void>;

/** The mailbox of an address, for counters: lower case, without the `+tag`, which anyone may choose freely. */
export function mailboxOf(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}

/** Most characters of a name in an e-mail; anything longer is probably a message. */
const LONGEST = 80;

/**
 * Makes a name that a stranger chose safe for an e-mail from us: one short line in which mail programs find no address to link
 * («evil.example» becomes «evil example»).
 */
export function plainName(name: string): string {
  const line = plainText(name);
  const characters = Array.from(line);
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}

/** Makes a text that a stranger wrote safe for an e-mail from us: one line without addresses to link; «12:30» and «10.30» stay. */
export function plainText(text: string): string {
  return (
    text
      // Invisible characters are removed first: they would hide an address from the next step, but not from a mail program.
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(
        /(?<=\S)(?!(?<=(?<!\S)\d{1,2})[.:]\d{2}(?!\S))[.:/\\@\u2024\u3002\uFE52\uFF0E\uFF1A\uFF20\uFF61]+(?=[\p{L}\p{N}\p{M}])/gu,
        ' ',
      )
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  );
}
