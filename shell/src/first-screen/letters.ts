/** The style sheet that brings the letters: for no medium, the browser fetches it last, and nothing of what it names. */
const SWITCHED_OFF = 'link[rel=stylesheet][media="not all"]';

let coming: Promise<void> | undefined;

/** Lets the letters come, once; settles when the browser knows where they are. */
export function bringLetters(): Promise<void> {
  return (coming ??= switchOn());
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
