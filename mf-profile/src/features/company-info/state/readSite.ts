import { MAX_LENGTH } from '../texts';

/**
 * Normalises a company's site address, adding https:// when the scheme is missing.
 * @returns undefined when it is not a valid http or https site
 */
export function readSite(text: string): string | undefined {
  const typed = text.trim();
  const site = /^https?:\/\//i.test(typed)
    ? typed.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `https://${typed}`;
  // The URL parser would silently drop or fix some of these.
  if (site.length > MAX_LENGTH.site || /[\s\p{Cc}\\<>"]|:\/{3}/u.test(site)) return undefined;
  const url = parse(site);
  const hasDomain = url !== undefined && /^[^.].*\.[^.\d][^.]*$/.test(url.hostname);
  return hasDomain && url.username === '' && url.password === '' ? site : undefined;
}

function parse(site: string): URL | undefined {
  try {
    return new URL(site);
  } catch {
    return undefined;
  }
}
