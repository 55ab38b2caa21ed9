/** Downloads a file of this site under a name. The server sends it as an attachment, so the page stays open. */
export function saveFile(href: string, name: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
