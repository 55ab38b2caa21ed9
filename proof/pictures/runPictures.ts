// `npm run pictures`: the picture of README.md, from the built system with the demo's data.
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { undoAll } from '#support/temporary.ts';
import { drawPicture } from './drawPicture.ts';

const program = createProgram('npm run pictures', 'Draws docs/images/product.webp, the picture of README.md.');
program.action(async () => {
  try {
    console.log(await drawPicture());
  } finally {
    await undoAll();
  }
});
runProgram(program);
