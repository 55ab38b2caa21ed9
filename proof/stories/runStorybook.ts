// `npm run storybook`: the design system at http://localhost:6006, and its tools. Each is loaded when it runs, because
// webpack and Chromium are slow to load.
import { pathToFileURL } from 'node:url';
import { buildStorybook, storybookProgram } from 'tooling/build/buildStorybook';
import { addExamples, createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';

const program = createProgram('npm run storybook', 'Opens the components in a browser and follows changes.', [
  'check PhoneField',
  'help sheet',
]);

program
  .command('build')
  .description('builds the pages into storybook-static, unless they are current')
  .action(async () => void (await buildStorybook()));

for (const [name, effect, isStressed] of [
  ['check', 'draws every story at 360 and 1440 px in both themes and fails on faults', false],
  ['stress', 'the same, also at 200 % text and as if everything was hovered and focused', true],
] as const)
  addExamples(program.command(name), [name, `${name} PhoneField DateField`])
    .description(effect)
    .argument('[words...]', 'only stories whose title or id contains one')
    .action(async (words) => (await import('./checkStories.ts')).checkStories(words, isStressed));

program
  .command('sheet')
  .description('draws pictures of the stories into .run/storybook-sheets')
  .argument('[words...]', 'only stories whose title or id contains one')
  .action(async (words) => (await import('./drawSheets.ts')).drawSheets(words));

addExamples(program.command('diff'), ['diff main', 'diff HEAD~3 Button'])
  .description('shows what looks different since a commit, on one page in .run/storybook-diff')
  .argument('[commit]', 'the last release by default')
  .argument('[words...]', 'only stories whose title or id contains one')
  .action(async (commit, words) => (await import('./diff/diffStories.ts')).diffStories(commit, words));

program
  .command('sizes')
  .description('writes the table of sizes in docs/design-system.md')
  .action(async () => (await import('./writeSizes.ts')).writeSizes());

program
  .command('bench')
  .description('measures the figures in docs/design-system.md')
  .action(async () => (await import('./benchStories.ts')).benchStories());

program
  // Off by default in a program that also runs without a command.
  .helpCommand(true)
  .option('--port <number>', 'where to open it', '6006')
  .option('--ci', 'open no browser', false)
  .allowExcessArguments()
  .action(async ({ port, ci }, { args }) => {
    refuseUnknown(
      'command',
      args,
      program.commands.map((command) => command.name()),
    );
    const words = ['dev', '--config-dir', '.storybook', '--port', port, ...(ci ? ['--ci'] : [])];
    // In this very process, so that a stop reaches it.
    process.argv.splice(2, Infinity, ...words);
    await import(pathToFileURL(storybookProgram()).href);
  });

runProgram(program);
