import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { findMissing, findMissingGlobal } from '../checks/browserSupport.ts';
import { OLD_BROWSER_SCRIPT } from './oldBrowserScript.ts';

/** What the page shows where some of the window's members are missing. */
function write(without: (window: Record<string, unknown>) => void): string {
  let written = '';
  const window: Record<string, unknown> = {
    ToggleEvent: class {},
    URL: { canParse: () => true },
    CSS: { supports: () => true },
    document: { write: (text: string) => (written += text) },
  };
  without(window);
  runInNewContext(OLD_BROWSER_SCRIPT, { ...window, window });
  return written;
}

test('leaves a promised browser alone [NET-01]', () => {
  assert.equal(
    write(() => {}),
    '',
  );
  assert.deepEqual([...findMissing(['URL'], 'canParse', true), ...findMissingGlobal('ToggleEvent')], []);
});

for (const [browser, without] of Object.entries({
  'Chrome 119': (window) => (window.URL = {}),
  'Firefox 119': (window) => delete window.ToggleEvent,
  'Safari 17.1': (window) => (window.CSS = { supports: () => false }),
  'Internet Explorer': (window) => delete window.URL,
} satisfies Record<string, (window: Record<string, unknown>) => unknown>))
  test(`says one sentence in ${browser} [NET-01]`, () => {
    assert.match(
      write(without),
      /^<p role="alert">Обновите браузер: «Встреча» работает в Chrome 120[^<]+<\/p><template>$/,
    );
  });
