import { MAX_LENGTH } from './limits';

/**
 * The address of a company's site as it is stored: with https:// before it when it was typed without.
 * @returns undefined when it is no http or https address of a site
 */
export function readSite(text: string): string | undefined {
  const typed = text.trim();
  const site = /^https?:\/\//i.test(typed)
    ? typed.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `https://${typed}`;
  // URL would quietly drop or mend some of these.
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
