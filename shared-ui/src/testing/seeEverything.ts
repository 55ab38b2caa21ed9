/**
 * Makes every observed element intersect the viewport; jsdom has no layout.
 * @returns Restores the original state; call it in `afterEach`.
 */
export function seeEverything(): () => void {
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends before {
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.#callback = callback;
    }

    override observe(target: Element) {
      this.#callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
  return () => void (globalThis.IntersectionObserver = before);
}
