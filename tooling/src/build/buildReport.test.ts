import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createBuildReport } from './buildReport.ts';

function catchLines({ mock }: TestContext): () => string[] {
  const log = mock.method(console, 'log', () => {});
  mock.timers.enable({ apis: ['setInterval'] });
  return () => log.mock.calls.map(({ arguments: [line] }) => String(line));
}

test('names each build at its start and the expected duration [OPS-01]', (context) => {
  const lines = catchLines(context);
  const { onStart, onReady } = createBuildReport();
  onReady('shell', false);
  onStart('mf-catalog');
  onReady('mf-catalog 1-abc', true);
  onStart('mf-profile');
  const [sentence, ...rest] = lines();
  assert.match(sentence ?? '', /a few minutes/);
  assert.deepEqual(rest, ['building  mf-catalog', 'built     mf-catalog 1-abc', 'building  mf-profile']);
});

test('reports every ten seconds while a build lasts [OPS-01]', (context) => {
  const lines = catchLines(context);
  const { onStart, onReady } = createBuildReport(true);
  onStart('types');
  onStart('shell');
  context.mock.timers.tick(25_000);
  onReady('shell', true);
  context.mock.timers.tick(60_000);
  assert.deepEqual(lines().slice(1), [
    'building  shell',
    '          shell, 10 s',
    '          shell, 20 s',
    'built     shell',
  ]);
});

test('stays silent when every build is ready [OPS-01]', (context) => {
  const lines = catchLines(context);
  createBuildReport().onReady('shell', false);
  assert.deepEqual(lines(), []);
});
