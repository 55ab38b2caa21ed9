/**
 * Holds back who follows a link to another page of the application, and says where it leads.
 * @param pathname of the page that is not to be left
 * @returns ends it
 */
export function holdBackLinks(pathname: string, onWish: (to: string) => void): () => void {
  const hear = (event: MouseEvent) => {
    const address = readPage(event);
    if (address === undefined || address.pathname === pathname) return;
    event.preventDefault();
    event.stopPropagation();
    onWish(address.pathname + address.search + address.hash);
  };
  document.addEventListener('click', hear, true);
  return () => document.removeEventListener('click', hear, true);
}

/** Where a press leads within the application; nothing for what opens elsewhere or loads a page anew. */
function readPage(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  return address.origin === window.location.origin && !address.pathname.startsWith('/api/') ? address : undefined;
}
