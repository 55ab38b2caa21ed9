/** The style sheet that brings the letters: pages that the build has drawn do without it until their scripts are there. */
const SWITCHED_OFF = 'link[rel=stylesheet][disabled]';

let coming: Promise<void> | undefined;

/** Lets the letters come, once; settles when the browser knows where they are. */
export function bringLetters(): Promise<void> {
  return (coming ??= switchOn());
}

async function switchOn(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>(SWITCHED_OFF);
  if (!sheet) return;
  await new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
    sheet.disabled = false;
  });
}
