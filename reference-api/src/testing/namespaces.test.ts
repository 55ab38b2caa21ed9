import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNamespaces } from './namespaces.ts';

const MISSING = ['--no-such-flag'];

test('prints what stays untested without namespaces', ({ mock }) => {
  const written = mock.method(console, 'warn', () => undefined);
  assert.equal(hasNamespaces(MISSING, 'two servers', {}), false);
  assert.match(String(written.mock.calls[0]?.arguments), /stays untested: two servers\.$/);
});

test('refuses a CI run without namespaces', () => {
  assert.throws(() => hasNamespaces(MISSING, 'two servers', { CI: 'true' }), /stays untested: two servers\.$/);
});
