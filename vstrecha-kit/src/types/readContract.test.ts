import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { readContract } from './readContract.ts';

const FILES = {
  'shared-api/package.json': '{"exports":{}}',
  'shared-api/src/contract.ts': 'export interface Attachment { id: string }',
  'shared-api/src/federation/contract.ts': `import type { Attachment } from '../contract';
    type PageProps = Record<never, never>;
    export interface FederatedPages { 'mf_news/NewsPage': PageProps }
    export interface FederatedWidgets {
      'mf_news/Latest': { limit: number; onRead?: (id: number) => void };
      'mf_news/Composer': { attachments: readonly Attachment[] };
    }`,
};
type File = keyof typeof FILES;

/** The pages and widgets whose print changes with a replacement. */
function changedBy(file: File, old: string, replacement: string): string[] {
  assert.ok(FILES[file].includes(old));
  const [before, after] = [FILES, { ...FILES, [file]: FILES[file].replace(old, replacement) }].map((files) =>
    readContract(writeSite(files)),
  );
  return Object.keys(before ?? {}).filter((name) => before?.[name] !== after?.[name]);
}

test('prints pages and widgets by the types of their props', () => {
  const contract = 'shared-api/src/federation/contract.ts';
  assert.deepEqual(changedBy(contract, 'limit: number', 'limit: string'), ['mf_news/Latest']);
  assert.deepEqual(changedBy('shared-api/src/contract.ts', 'id: string', 'id: number'), ['mf_news/Composer']);
  assert.deepEqual(changedBy(contract, "'mf_news/NewsPage': PageProps", "'mf_news/NewsPage': { id: number }"), [
    'mf_news/NewsPage',
  ]);
});
