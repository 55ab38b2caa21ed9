import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeAudit } from './judgeAudit.ts';

const advisory = (module_name: string, severity: string, version = '1.0.0') => ({
  module_name,
  severity,
  title: 'Runs what it reads',
  url: 'https://advisories.example/1',
  findings: [{ version, paths: ['a', 'b'] }],
});
const printed = (...advisories: object[]) => `a warning\n${JSON.stringify({ advisories: { ...advisories } })}`;
const isShipped = (name: string, version: string) => name === 'kite' && version === '1.0.0';

test('of what ships, medium and worse are grave; what builds, and other versions, are not', () => {
  const text = printed(
    advisory('kite', 'moderate'),
    advisory('kite', 'critical'),
    advisory('kite', 'low'),
    advisory('kite', 'high', '2.0.0'),
    advisory('webpack', 'critical'),
  );
  assert.deepEqual(judgeAudit(text, isShipped), {
    kind: 'answered',
    grave: [
      'kite@1.0.0 (critical): Runs what it reads https://advisories.example/1',
      'kite@1.0.0 (moderate): Runs what it reads https://advisories.example/1',
    ],
    rest: 1,
  });
});

for (const text of ['', 'ENOTFOUND', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', '{"advisories'])
  test(`«${text}» is no answer, and so neither good nor bad`, () => {
    assert.deepEqual(judgeAudit(text, isShipped), { kind: 'unanswered' });
  });

test('an answer without advisories is a good one', () => {
  assert.deepEqual(judgeAudit('{"advisories":{}}', isShipped), { kind: 'answered', grave: [], rest: 0 });
});
