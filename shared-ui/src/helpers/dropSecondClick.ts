/**
 * For a click that replaces its own button: drops the second click of a double click, which would hit the replacement.
 * Ends with the next single click.
 */
export function dropSecondClick(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail <= 1) {
      window.removeEventListener('click', drop, true);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, true);
}
