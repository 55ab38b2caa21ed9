// Runs before all else of the shell's first scripts: the line is free now, and they take a while to run. On a later visit everything lies in
// the browser's cache, and there is nothing to fetch.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const [transfer] = performance.getEntriesByName(script, 'resource') as PerformanceResourceTiming[];
if (transfer?.transferSize !== 0) globalThis.vstrechaAhead?.begin();

export {};
