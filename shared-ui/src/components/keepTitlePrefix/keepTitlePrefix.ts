const prefixes: string[] = [];
let shown = '';
let observer: MutationObserver | undefined;

/**
 * Keeps words before the title of the document, also when a page names itself anew. Several stand one after another.
 * @param prefix with what parts it from the title: `(2) `
 * @returns takes it away again
 */
export function keepTitlePrefix(prefix: string): () => void {
  prefixes.push(prefix);
  put();
  // One for all: two would see each other's changes for ever.
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
  // The browser leaves out a space at the end of a title.
  const bare = title.startsWith(shown) ? title.slice(shown.length) : title === shown.trim() ? '' : title;
  shown = prefixes.join('');
  const next = shown + bare;
  if (title !== next.trim()) document.title = next;
}
