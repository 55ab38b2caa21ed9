import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { addExamples, createProgram, lineOf, parseCommandLine, refuseUnknown } from './commandLine.ts';
import { UsageError } from './UsageError.ts';

const started: unknown[] = [];

function createKit(name = 'npx kit') {
  const program = createProgram(name, 'Releases remotes.', ['release mf-catalog --percent 10']);
  const release = program.command('release').description('releases a build').argument('[remote]');
  addExamples(release, ['release mf-catalog --percent 10']);
  release
    .option('--percent <share>', 'share of browsers')
    .option('--remove', 'take it out')
    .action((remote, options) => void started.push({ remote, ...options }));
  return program;
}

const complaintOf = async (words: string[], program = createKit()) => {
  const error = await parseCommandLine(program, words).catch((caught: unknown) => caught);
  assert.ok(error instanceof UsageError);
  return error.message;
};

async function helpOf(words: string[], name?: string): Promise<string> {
  let text = '';
  const program = createKit(name);
  const output = { writeOut: (part: string) => void (text += part), writeErr: (part: string) => void (text += part) };
  for (const command of [program, ...program.commands]) command.configureOutput(output);
  await parseCommandLine(program, words);
  return text;
}

function setEnvironment(context: TestContext, values: Record<string, string>): void {
  const before = { ...process.env };
  Object.assign(process.env, values);
  context.after(() => (process.env = before));
}

test('passes arguments and options to the action', async () => {
  await parseCommandLine(createKit(), ['release', 'mf-catalog', '--percent', '10']);
  assert.deepEqual(started, [{ remote: 'mf-catalog', percent: '10' }]);
});

test('suggests the nearest command and option in one line', async () => {
  assert.equal(await complaintOf(['relaese']), "Unknown command 'relaese'. Did you mean release? See npx kit --help.");
  assert.equal(
    await complaintOf(['release', '--percnt', '10']),
    "Unknown option '--percnt'. Did you mean --percent? See npx kit release --help.",
  );
  assert.match(await complaintOf(['release', 'one', 'two']), /^Too many arguments for 'release'\. .*\bSee npx kit/);
});

test('names the form with -- for scripts of npm', async () => {
  assert.equal(
    lineOf('npm run kit', 'release mf-catalog --percent 10'),
    'npm run kit release mf-catalog -- --percent 10',
  );
  assert.equal(lineOf('npm run kit', 'releases'), 'npm run kit releases');
  assert.match(await complaintOf(['relaese'], createKit('npm run kit')), /See npm run kit -- --help\.$/);
  assert.match(
    await helpOf(['help', 'release'], 'npm run kit'),
    /^Usage: npm run kit release \[remote\] -- \[options\]/,
  );
});

for (const words of [
  ['release', '--help'],
  ['help', 'release'],
])
  test(`shows options and examples for ${words.join(' ')}`, async () => {
    const help = await helpOf(words);
    assert.match(help, /--percent <share> +share of browsers/);
    assert.match(help, /Examples:\n {2}npx kit release mf-catalog --percent 10/);
  });

test('shows help and fails without a command', async (context) => {
  context.after(() => (process.exitCode = undefined));
  assert.match(await helpOf([]), /Commands:\n {2}release .*releases a build/);
  assert.equal(process.exitCode, 1);
});

test('shows help for the word help without any commands', async () => {
  let text = '';
  const program = createProgram('npm run bench', 'Measures.').argument('[names...]');
  program.configureOutput({ writeOut: (part) => void (text += part) });
  await parseCommandLine(program, ['help']);
  assert.match(text, /^Usage: npm run bench \[names\.\.\.\] -- \[options\]\n\nMeasures\./);
});

test('refuses options that npm kept for itself', async (context) => {
  setEnvironment(context, { npm_lifecycle_event: 'kit', npm_config_remove: 'true' });
  const complaint = /^npm kept --remove for itself\. .*: npm run kit release -- --remove\.$/;
  assert.match(await complaintOf(['release', 'mf-catalog'], createKit('npm run kit')), complaint);
  assert.match(await complaintOf(['release', 'mf-catalog', '10'], createKit('npm run kit')), complaint);
  assert.match(await complaintOf(['release']), /: npm run kit -- --remove\.$/);
});

test('suggests the nearest word of a list', () => {
  assert.throws(() => refuseUnknown('step', ['unit', 'tyeps'], ['lint', 'unit', 'types']), {
    message: "Unknown step 'tyeps'. Did you mean types? There are: lint, unit, types.",
  });
  assert.throws(() => refuseUnknown('step', ['--x'], ['lint']), { message: "Unknown step '--x'. There are: lint." });
  refuseUnknown('step', ['lint'], ['lint']);
});
