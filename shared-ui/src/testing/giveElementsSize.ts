interface Size {
  width: number;
  height: number;
}

/**
 * Gives every element a size; jsdom has none, and a list that draws only what can be seen would draw nothing.
 * @returns Takes the sizes away again; call it in `afterEach`.
 */
export function giveElementsSize({ width, height }: Size = { width: 400, height: 600 }): () => void {
  const { prototype } = HTMLElement;
  const before = {
    offsetWidth: Object.getOwnPropertyDescriptor(prototype, 'offsetWidth'),
    offsetHeight: Object.getOwnPropertyDescriptor(prototype, 'offsetHeight'),
  };
  Object.defineProperty(prototype, 'offsetWidth', { configurable: true, get: () => width });
  Object.defineProperty(prototype, 'offsetHeight', { configurable: true, get: () => height });
  return () => {
    if (before.offsetWidth) Object.defineProperty(prototype, 'offsetWidth', before.offsetWidth);
    if (before.offsetHeight) Object.defineProperty(prototype, 'offsetHeight', before.offsetHeight);
  };
}
