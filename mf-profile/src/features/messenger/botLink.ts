import { safeHref } from 'shared-ui/safeHref';

/**
 * Absolute address of the bot's start page with the connection id; absolute so that a phone can open it from the QR
 * code.
 * @param botUrl from the config; may be relative to this origin
 * @returns undefined without a valid address
 */
export function botLink(botUrl: string, connectionId: string): string | undefined {
  if (botUrl === '' || !URL.canParse(botUrl, location.href)) return undefined;
  const link = new URL(botUrl, location.href);
  link.searchParams.set('start', connectionId);
  return safeHref(link.href);
}
