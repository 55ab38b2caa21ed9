// `npm run storybook:check [-- words]`: every story, or those whose title or id holds a word, drawn in both themes at 360 and 1440 px.
import { buildStorybook, storybookFolder } from '../src/storybook/buildStorybook.ts';
import { checkStories } from '../src/storybook/checkStories.ts';
import { pickStories, readStories } from '../src/storybook/stories.ts';
import { findMissingTexts, inRussian, readTexts } from '../src/storybook/texts.ts';

await buildStorybook();
const texts = await readTexts();
const stories = inRussian(pickStories(readStories(storybookFolder), process.argv.slice(2)), texts);
const missing = findMissingTexts(stories, texts);
let failed = 0;
// Told at once: a run that is stopped has then said what it found.
await checkStories(storybookFolder, stories, ({ story, findings }) => {
  if (findings.length === 0) return;
  failed += 1;
  console.log(`\n${story.title} · ${story.name}  (${story.id})`);
  for (const { rule, text, where } of findings)
    console.log(`  ${rule}: ${text}${where.length > 0 ? `  [${where.join(', ')}]` : ''}`);
});
if (missing.length > 0) console.log(`\nНет русского текста:\n  ${missing.join('\n  ')}`);
console.log(`\n${stories.length - failed} passed, ${failed} failed`);
process.exitCode = failed + missing.length === 0 && stories.length > 0 ? 0 : 1;
