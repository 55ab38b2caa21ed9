import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runKit } from './main.ts';

const workspace = { program: 'npm run kit', remote: 'mf-catalog' };

async function helpOf(words: string[], home?: typeof workspace): Promise<string> {
  const shown: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (text) => Boolean(shown.push(String(text)));
  try {
    await runKit(words, home);
  } finally {
    process.stdout.write = write;
  }
  return shown.join('');
}

test('suggests the nearest command and option', async () => {
  await assert.rejects(runKit(['relaese']), /^UsageError: Unknown command 'relaese'\. Did you mean release\?/);
  await assert.rejects(runKit(['release', '--percnt', '10']), /Unknown option '--percnt'\. Did you mean --percent\?/);
});

for (const share of ['0', '101', '1.5', 'half'])
  test(`refuses the share ${share}`, async () => {
    await assert.rejects(
      runKit(['promote', '--percent', share]),
      /Option '--percent <share>' argument '.+' is invalid\. Give a whole number from 1 to 100\. See npx kit promote/,
    );
  });

test('shows examples for a remote’s own repository', async () => {
  await assert.rejects(runKit(['releases']), /Example: npx kit releases --registry/);
});

test('shows the form of the workspace, with -- before options', async () => {
  await assert.rejects(runKit(['promote'], workspace), /Example: npm run kit promote mf-catalog -- --registry/);
  const help = await helpOf(['release', '--help'], workspace);
  assert.match(help, /^Usage: npm run kit release \[remote\] -- \[options\]/);
  assert.match(help, /\n {2}npm run kit release mf-catalog -- --percent 10\n/);
});

test('lists all commands with their effects', async () => {
  const help = await helpOf(['--help']);
  assert.match(help, /^Usage: npx kit \[command\] \[options\]/);
  for (const name of ['new', 'dev', 'build', 'test', 'doctor', 'preview', 'release', 'promote', 'rollback', 'releases'])
    assert.match(help, new RegExp(`\\n {2}${name} .*\\w`));
});

for (const name of ['new', 'dev', 'build', 'test', 'doctor', 'preview', 'release', 'promote', 'rollback', 'releases'])
  test(`shows options and an example for ${name}`, async () => {
    assert.match(await helpOf(['help', name]), new RegExp(`-h, --help[^]*Examples:\\n {2}npx kit ${name}`));
  });
