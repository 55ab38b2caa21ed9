import { safeHref } from 'shared-ui/safeHref';

/**
 * The address of a company's site, with the `https://` that people often leave out.
 * @returns undefined when it is no address, or could run a script
 */
export function siteHref(site: string): string | undefined {
  const address = site.trim();
  if (address === '') return undefined;
  return safeHref(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
}
