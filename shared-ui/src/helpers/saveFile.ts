/** Saves a text or other content as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
