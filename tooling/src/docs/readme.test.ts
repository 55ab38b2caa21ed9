import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { READMES, renderReadme } from './readme.ts';

for (const language of ['en', 'ru'] as const)
  test(`keeps accounts, ports and variables of the ${language} README [OPS-01]`, async () => {
    const page = readFileSync(READMES[language], 'utf8');
    assert.equal(await renderReadme(language, page), page, 'Run node tooling/run.cjs tooling/bin/docs.ts.');
  });

test('tells the administrator’s pages in both languages [OPS-01]', async () => {
  const marks = '<!-- accounts -->\n<!-- /accounts -->\n<!-- ports -->\n<!-- /ports -->';
  assert.match(await renderReadme('en', marks), /`admin@vstrecha\.example` \| administrator: pages of the organizer/);
  assert.match(await renderReadme('ru', marks), /`admin@vstrecha\.example` \| администратор: страницы организатора/);
});
