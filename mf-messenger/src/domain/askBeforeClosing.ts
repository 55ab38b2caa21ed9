/**
 * Lets the browser ask the person before the page is closed or left for another site, while that would lose something.
 * @returns ends the watch
 */
export function askBeforeClosing(wouldLose: () => boolean): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}
