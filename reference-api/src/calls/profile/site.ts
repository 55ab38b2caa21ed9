/**
 * A company's site with https:// before it when it came without.
 * @returns undefined when it is no address of a site
 */
export function readSite(text: string): string | undefined {
  const site = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // URL would quietly drop some of these.
  if (/[\s\p{Cc}\\<>"]|:\/{3}/u.test(site)) return undefined;
  const url = URL.parse(site);
  const isSite =
    url !== null && url.username === '' && url.password === '' && /^[^.].*\.[^.\d][^.]*$/.test(url.hostname);
  return isSite ? site.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : undefined;
}
