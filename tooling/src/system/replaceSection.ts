/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->` of a document. @throws {Error} when the marks are
 * missing
 */
export function replaceSection(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document has no section «${name}» to write into: put ${start} and ${end} where it belongs.`);
  return `${document.slice(0, from + start.length)}\n${content}\n${document.slice(to)}`;
}
