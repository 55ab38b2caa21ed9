// `npm run storybook:sheet [-- words]`: pictures of every story, or of those whose title or id holds a word, to look through.
import path from 'node:path';
import { buildStorybook, storybookFolder } from '../src/storybook/buildStorybook.ts';
import { drawSheets } from '../src/storybook/drawSheets.ts';
import { pickStories, readStories } from '../src/storybook/stories.ts';
import { inRussian, readTexts } from '../src/storybook/texts.ts';
import { runFolder } from '../src/system/runFolder.ts';

const { isNew } = await buildStorybook();
console.log(isNew ? 'Storybook собран.' : 'Storybook не изменился, беру готовую сборку.');
const output = path.join(runFolder, 'storybook-sheets');
const stories = inRussian(pickStories(readStories(storybookFolder), process.argv.slice(2)), await readTexts());
const sheets = await drawSheets(storybookFolder, stories, output);
console.log(`${sheets.length} листов: ${path.join(output, 'index.html')}`);
