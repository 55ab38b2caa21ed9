import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Bytes on the way to a browser: what a container of ours weighs (docs/adr/0014-small-containers.md). */
const ENTRY_LIMIT = 2.6 * 1024;

test('entries are small, and no script or style of the system runs unchecked [FED-02] [FED-03]', async ({
  people,
  request,
}) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: Record<string, { entry: string }[]>;
  };
  for (const [remote, [newest]] of Object.entries(remotes)) {
    const answer = await request.get(newest?.entry ?? '', { headers: { 'Accept-Encoding': 'br' } });
    expect.soft(Number(answer.headers()['content-length']), remote).toBeLessThanOrEqual(ENTRY_LIMIT);
  }

  const page = await people.come(accounts.supplier);
  // A chunk's element is gone when it has run, so each is looked at when it comes in.
  await page.addInitScript(() => {
    const unchecked: string[] = [];
    Object.assign(window, { unchecked });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (
          (node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
          !node.integrity.startsWith('sha256-')
        )
          unchecked.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  // Besides the page it has widgets of two other remotes.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'unchecked') as string[])).toEqual([]);
});
