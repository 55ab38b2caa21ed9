import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Compressed size limit of a container in bytes (docs/adr/0012-webpack-containers.md). */
const ENTRY_LIMIT = 4.5 * 1024;
/** The same with the official runtime, which the official plugin adds. */
const OFFICIAL_LIMIT = 18.5 * 1024;

test('has small entries, and integrity on every script and style [FED-02] [FED-03] @quick', async ({
  people,
  request,
}) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: Record<string, { entry: string }[]>;
  };
  for (const [remote, [newest]] of Object.entries(remotes)) {
    const answer = await request.get(newest?.entry ?? '', { headers: { 'Accept-Encoding': 'br' } });
    expect
      .soft(Number(answer.headers()['content-length']), remote)
      .toBeLessThanOrEqual(remote === 'mf_organizer' ? OFFICIAL_LIMIT : ENTRY_LIMIT);
  }

  const page = await people.come(accounts.supplier);
  // A chunk’s script element is removed once it has run, so each is checked when it is added.
  await page.addInitScript(() => {
    const unchecked: string[] = [];
    Object.assign(window, { unchecked });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (
          // The policy knows the page's inline script by its hash.
          ((node instanceof HTMLScriptElement && node.src !== '') ||
            (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
          !node.integrity.startsWith('sha256-')
        )
          unchecked.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  // Besides the page itself, it has widgets of two other remotes.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'unchecked') as string[])).toEqual([]);
});

test('serves the licences of all bundled packages with each build', async ({ request }) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: Record<string, { entry: string }[]>;
  };
  const shell = await request.get('/licences.txt');
  expect(shell.headers()['content-type']).toMatch(/^text\/plain/);
  for (const name of ['react', 'swr', 'styled-components', 'luxon', '@fontsource-variable/golos-text'])
    expect.soft(await shell.text()).toContain(`\n${name} `);

  for (const [remote, [newest]] of Object.entries(remotes))
    expect.soft((await request.get(new URL('licences.txt', newest?.entry).href)).status(), remote).toBe(200);
});
