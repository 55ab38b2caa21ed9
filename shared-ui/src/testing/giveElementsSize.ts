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
  const sizes = { offsetWidth: width, offsetHeight: height, clientWidth: width, clientHeight: height };
  const undo = Object.entries(sizes).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { configurable: true, get: () => value });
    // `client…` stands on Element's prototype and shows again once ours is gone.
    return () => (before ? Object.defineProperty(prototype, name, before) : Reflect.deleteProperty(prototype, name));
  });
  return () => undo.forEach((restore) => restore());
}
