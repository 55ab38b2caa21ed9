import { safeHref } from 'shared-ui/safeHref';

/** The address that a company's site leads to; `undefined` when it is none, or could run a script. People often leave out `https://`. */
export function siteHref(site: string): string | undefined {
  const address = site.trim();
  if (address === '') return undefined;
  return safeHref(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
}
