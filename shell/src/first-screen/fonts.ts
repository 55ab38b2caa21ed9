/** The style sheet of the fonts. With `media="not all"` the browser fetches it last, and does not fetch its fonts. */
const SWITCHED_OFF = 'link[rel=stylesheet][media="not all"]';

let loading: Promise<void> | undefined;

/** Enables the fonts once; settles when the style sheet has loaded. */
export function loadFonts(): Promise<void> {
  return (loading ??= switchOn());
}

async function switchOn(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(SWITCHED_OFF);
  if (!link) return;
  link.media = 'all';
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
