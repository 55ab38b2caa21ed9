// A host without a bundler and without any runtime of federation, run inside the page of containers.test.ts: it knows `init` and `get`.

/** Loads the entry of a build, its page and the part of it that comes later, each with as many attempts as wanted. */
window.run = async ({ entry, attempts, failingShares }) => {
  const failures = [];
  let failing = failingShares;
  const react = { useState: () => 'the react of the host' };
  const share = { get: () => (failing-- > 0 ? Promise.reject(new Error('no react')) : Promise.resolve(() => react)) };
  const retry = async (load) => {
    for (let attempt = 0; attempt < attempts; attempt++)
      try {
        return await load();
      } catch (error) {
        failures.push(String(error));
      }
    return undefined;
  };

  const script = document.createElement('script');
  script.src = entry;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  const container = window.mf_news;
  await container.init({ react: { '19.0.0': share } });
  const news = await retry(async () => (await container.get('./NewsPage'))());
  const later = await retry(() => news?.later());
  return { page: news?.NewsPage(), part: later?.part, failures };
};
