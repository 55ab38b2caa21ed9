import { webHref } from 'shared-ui/safeHref';

/** The address that a company's site leads to; `undefined` when it is none of the web. People often leave out `https://`. */
export function siteHref(site: string): string | undefined {
  const typed = site.trim();
  if (typed === '') return undefined;
  // A scheme is told from a port, as in «site.ru:8443», by what follows the colon.
  return webHref(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`);
}
