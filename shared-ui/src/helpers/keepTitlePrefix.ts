const prefixes: string[] = [];
let shown = '';
let observer: MutationObserver | undefined;

/**
 * Keeps a prefix before the document’s title, even when the page changes it. Several prefixes are concatenated.
 * @param prefix including its separator: `(2) `
 * @returns removes it
 */
export function keepTitlePrefix(prefix: string): () => void {
  prefixes.push(prefix);
  put();
  // One observer for all prefixes: two would react to each other endlessly.
  observer ??= new MutationObserver(put);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    prefixes.splice(prefixes.indexOf(prefix), 1);
    put();
    if (prefixes.length === 0) observer?.disconnect();
  };
}

function put(): void {
  const { title } = document;
  // The browser trims a trailing space of a title.
  const bare = title.startsWith(shown) ? title.slice(shown.length) : title === shown.trim() ? '' : title;
  shown = prefixes.join('');
  const next = shown + bare;
  if (title !== next.trim()) document.title = next;
}
