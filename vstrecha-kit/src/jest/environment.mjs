// Runs before the test framework: stubs for browser APIs that jsdom lacks.
process.env.TZ = 'UTC';
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

if (typeof window !== 'undefined') {
  // jest-fixed-jsdom installs Node's Blob and FormData, but uploads use jsdom's XMLHttpRequest, which accepts only
  // jsdom's own.
  globalThis.Blob = Object.getPrototypeOf(window.File);
  const frame = window.document.body.appendChild(window.document.createElement('iframe'));
  globalThis.FormData = frame.contentWindow.FormData;
  frame.remove();
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
