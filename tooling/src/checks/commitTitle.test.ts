import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { judgeFirstWord, SCOPES } from './commitTitle.ts';

describe('judgeFirstWord', () => {
  for (const subject of [
    'keep the draft when sending fails',
    'need no reload after a release',
    'embed fonts',
    'pass the cursor on',
    'focus the heading',
    'bring back the strip',
    'show, name and save pictures',
    'double-check uploads',
    'read each list once',
  ])
    test(`accepts «${subject}»`, () => assert.equal(judgeFirstWord(subject), undefined));

  for (const [subject, reason] of [
    ['keeps the draft', 'third person'],
    ['figures', 'plural'],
    ['added a test', 'past'],
    ['kept the draft', 'says what to do'],
    ['adding a test', 'gerund'],
    ['using one cache', 'gerund'],
    ['the draft survives', 'says what to do'],
    ['what a user sees', 'says what to do'],
    ['plainer comments', 'says what to do'],
    ['TypeScript 7', 'small letters'],
    ['99,999 recipients', 'small letters'],
    ["one's requests", 'small letters'],
  ] as const)
    test(`refuses «${subject}»: ${reason}`, () => assert.match(judgeFirstWord(subject) ?? '', new RegExp(reason)));
});

test('CONTRIBUTING.md names every scope', () => {
  const [, list = ''] =
    /^- Scope:(.*?)\n(?=\n)/ms.exec(readFileSync(path.join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  assert.deepEqual(
    SCOPES.filter((scope) => !list.includes(`\`${scope}\``)),
    [],
  );
});
