/** Name of the product, as people read it. */
export const PRODUCT = 'Встреча';

/** The document's title: whom the page is about, its section, the product (FIRST-04). */
export function documentTitle(section: string, subject?: string): string {
  return [subject, section, PRODUCT].filter(Boolean).join(' — ');
}
