// A host of a remote, run in the page of containers.test.ts: with the official runtime from testRuntime.ts, or without
// bundler and runtime, calling only `init` and `get`.

async function loadAlone(entry, shared) {
  const script = window.document.createElement('script');
  script.src = entry;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    window.document.head.append(script);
  });
  const container = window.mf_news;
  await container.init({ react: { '19.0.0': shared } });
  return async () => (await container.get('./NewsPage'))();
}

/** Loads the entry of a build, its page and its lazily loaded part, with the given number of attempts each. */
window.run = async ({ entry, attempts, failingShares }) => {
  const failures = [];
  let failing = failingShares;
  const react = { useState: () => 'the react of the host' };
  const shared = { get: () => (failing-- > 0 ? Promise.reject(new Error('no react')) : Promise.resolve(() => react)) };
  const retry = async (load) => {
    for (let attempt = 0; attempt < attempts; attempt++)
      try {
        return await load();
      } catch (error) {
        failures.push(String(error));
      }
    return undefined;
  };

  const getPage = await (window.loadWithRuntime ?? loadAlone)(entry, shared);
  const news = await retry(getPage);
  const later = await retry(() => news?.later());
  return { page: news?.NewsPage(), part: later?.part, failures };
};
