/**
 * On the element of the document, whose attributes React leaves alone: there while the scripts are on their way, and `enter` once Enter was
 * pressed in a field after all that was typed.
 */
const AWAITING = 'awaiting';

/** Remembers Enter in a field of a page that cannot react yet. Without scripts its button is disabled, so that nothing is sent. */
export function awaitScripts(): void {
  const { dataset } = document.documentElement;
  dataset[AWAITING] = '';
  const note = (value: string) => {
    if (dataset[AWAITING] !== undefined) dataset[AWAITING] = value;
  };
  window.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) note('enter');
  });
  // What is typed after it has not been confirmed.
  window.addEventListener('input', () => note(''));
}

/** Whether Enter was pressed before the scripts came. From now on the page reacts by itself. */
export function takeEarlyEnter(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset[AWAITING] === 'enter';
  delete dataset[AWAITING];
  return wasPressed;
}
