/**
 * Data attribute of the document element, whose attributes React does not touch: present until the scripts have loaded,
 * and `enter` when the last input was followed by Enter in a field.
 */
const AWAITING = 'awaiting';

/**
 * Records Enter in a field of a page that is not hydrated yet. Its submit button is disabled until then, so the browser
 * submits no form.
 */
export function awaitScripts(): void {
  const { dataset } = document.documentElement;
  dataset[AWAITING] = '';
  const note = (value: string) => {
    if (dataset[AWAITING] !== undefined) dataset[AWAITING] = value;
  };
  window.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) note('enter');
  });
  // Later input has not been confirmed by Enter.
  window.addEventListener('input', () => note(''));
}

/** Whether Enter was pressed before the scripts loaded. Ends the recording: the hydrated page handles Enter itself. */
export function takeEarlyEnter(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset[AWAITING] === 'enter';
  delete dataset[AWAITING];
  return wasPressed;
}
