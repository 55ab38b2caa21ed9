// `npm run pictures`: the picture of README.md and the manifest's, from the built system with the demo's data.
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { undoAll } from '#support/temporary.ts';
import { drawIcons } from './drawIcons.ts';
import { drawPicture } from './drawPicture.ts';

const program = createProgram(
  'npm run pictures',
  'Draws docs/images/product.webp of README.md, and icons and screenshots of the manifest.',
);
program.action(async () => {
  try {
    await drawIcons();
    console.log(await drawPicture());
  } finally {
    await undoAll();
  }
});
runProgram(program);
