import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'reference-api/operations';
import { loadContract } from 'reference-api/platform/contract/loadContract';
import { LARGE_BODIES } from 'tooling/deploy/largeBodies';

const USUAL_BYTES = 64 * 1024;

test('nginx takes large bodies exactly where the API does [OPS-12]', () => {
  const large = new Set<string>(OPERATIONS.filter(({ bodyLimit = 0 }) => bodyLimit > USUAL_BYTES).map(({ id }) => id));
  const paths = loadContract()
    .operations.filter(
      ({ id, body }) => large.has(id) || body?.content.some(({ type }) => type === 'multipart/form-data'),
    )
    .map(({ path }) => path);
  assert.deepEqual([...LARGE_BODIES].sort(), [...new Set(paths)].sort());
});
