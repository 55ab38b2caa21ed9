// `npm run storybook`: the design system at http://localhost:6006. `npm run storybook -- check PhoneField` and the other
// COMMANDS take words that choose stories.
import { pathToFileURL } from 'node:url';
import { buildStorybook, storybookProgram } from './buildStorybook.ts';

/** Imported when needed, because webpack and Chromium are slow to load. */
const COMMANDS: Record<string, (words: string[]) => Promise<unknown>> = {
  build: buildStorybook,
  check: async (words) => (await import('./checkStories.ts')).checkStories(words),
  stress: async (words) => (await import('./checkStories.ts')).checkStories(words, true),
  sheet: async (words) => (await import('./drawSheets.ts')).drawSheets(words),
  sizes: async () => (await import('./writeSizes.ts')).writeSizes(),
  bench: async () => (await import('./benchStories.ts')).benchStories(),
};

const [command = '', ...words] = process.argv.slice(2);
if (command === '' || command.startsWith('-')) {
  // In this very process, so that a stop reaches it.
  process.argv.splice(2, 0, 'dev', '--config-dir', '.storybook', '--port', '6006');
  await import(pathToFileURL(storybookProgram()).href);
} else if (command in COMMANDS) await COMMANDS[command]?.(words);
else {
  console.error(`Нет команды «${command}». Есть: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
