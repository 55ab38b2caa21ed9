interface Size {
  width: number;
  height: number;
}

/**
 * Gives every element a size: without one in jsdom, a virtualised list would render no rows.
 * @returns Restores the original state; call it in `afterEach`.
 */
export function giveElementsSize({ width, height }: Size = { width: 400, height: 600 }): () => void {
  const { prototype } = HTMLElement;
  const sizes = { offsetWidth: width, offsetHeight: height, clientWidth: width, clientHeight: height };
  const undo = Object.entries(sizes).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { configurable: true, get: () => value });
    // `client…` is defined on Element's prototype and takes effect again once ours is deleted.
    return () => (before ? Object.defineProperty(prototype, name, before) : Reflect.deleteProperty(prototype, name));
  });
  return () => undo.forEach((restore) => restore());
}
