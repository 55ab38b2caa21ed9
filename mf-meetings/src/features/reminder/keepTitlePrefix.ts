/**
 * Keeps words before the title of the document, also when a page names itself anew.
 * @returns takes them away again
 */
export function keepTitlePrefix(words: string): () => void {
  const prefix = `${words} · `;
  const put = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  };
  put();
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
