/**
 * For a press that has something else stand in the place of its button: the second click of a double one, which comes to that, does nothing. Ends
 * with the next press.
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
