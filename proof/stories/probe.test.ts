import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#support/browser.ts';
import { judgeLayout, type Layout } from './findings.ts';

const probe = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');
let browser: Browser;
before(async () => {
  browser = await launchChromium();
});
after(() => browser.close());

/** The rules that a body violates on a phone. */
async function findingsOf(body: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.setContent(`<!doctype html><body style="margin: 8px">${body}</body>`);
  await page.evaluate(probe);
  const layout = await page.evaluate<Layout>('measureLayout()');
  await page.close();
  return [
    ...new Set(
      judgeLayout(layout, { theme: 'light', width: 360, height: 740, isChecked: true }).map(({ rule }) => rule),
    ),
  ];
}

const LINE = 'overflow: hidden; white-space: nowrap; width: 100px';

test('reports overflow, cut text, overlaps and small targets', async () => {
  assert.deepEqual(await findingsOf('<div style="width: 500px">Широко</div>'), ['overflow']);
  assert.deepEqual(await findingsOf(`<p style="${LINE}">Очень длинный текст без знака</p>`), ['cut-text']);
  assert.deepEqual(
    await findingsOf('<input placeholder="Очень длинная подсказка" style="width: 80px; height: 44px" />'),
    ['cut-text'],
  );
  assert.deepEqual(
    await findingsOf('<button style="width: 60px; height: 44px; white-space: nowrap">Длинная подпись кнопки</button>'),
    ['cut-text'],
  );
  assert.deepEqual(
    await findingsOf(
      '<button style="width: 60px; height: 60px">а</button><button style="width: 60px; height: 60px; margin-left: -20px">б</button>',
    ),
    ['overlap'],
  );
  assert.deepEqual(await findingsOf('<button style="width: 30px; height: 30px">а</button>'), ['target']);
  assert.deepEqual(await findingsOf('<p><a href="#">ссылка</a></p>'), ['target']);
});

test('accepts ellipses, inline links, large labels and hidden text', async () => {
  assert.deepEqual(
    await findingsOf(`<p style="${LINE}; text-overflow: ellipsis">Очень длинный текст со знаком</p>`),
    [],
  );
  assert.deepEqual(await findingsOf('<p>Слово и <a href="#">ссылка</a> в тексте</p>'), []);
  assert.deepEqual(
    await findingsOf('<label style="display: block; min-height: 44px"><input type="checkbox" /> Флажок</label>'),
    [],
  );
  assert.deepEqual(
    await findingsOf(
      '<style>b::after { content: ""; position: absolute; inset: -12px }</style><b role="button" style="display: block; position: relative; width: 24px; height: 24px; margin: 12px"></b>',
    ),
    [],
  );
  assert.deepEqual(
    await findingsOf(
      '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Для чтения вслух</span>',
    ),
    [],
  );
});
