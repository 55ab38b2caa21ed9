import { safeHref } from 'shared-ui/safeHref';

/**
 * The start page of the messaging service's bot with the connection id, as a whole address, so that a phone can open it too.
 * @param botUrl as configured: may be an address on this origin
 * @returns undefined when there is no such page
 */
export function botLink(botUrl: string, connectionId: string): string | undefined {
  if (botUrl === '' || !URL.canParse(botUrl, location.href)) return undefined;
  const link = new URL(botUrl, location.href);
  link.searchParams.set('start', connectionId);
  return safeHref(link.href);
}
