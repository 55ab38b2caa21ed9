import { webHref } from 'shared-ui/safeHref';

/**
 * The path of an address if it is a page of this site, otherwise undefined. For addresses that the server or a push names;
 * the service worker reads them, too.
 */
export function ownPage(address: string): string | undefined {
  const { origin } = globalThis.location;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin && webHref(url.href) ? url.pathname + url.search + url.hash : undefined;
}
