// `npm run new`: asks what to add and writes its files. Answers may follow in their order:
//   npm run new page mf-catalog StatisticsPage /statistics Статистика
import path from 'node:path';
import { Plop, run } from 'plop';
import { createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';
import { describeKinds, KINDS, refuseQuestions } from '../src/new/kinds.ts';
import { repositoryRoot } from '../src/system/packages.ts';

runProgram(
  createProgram('npm run new', 'Asks what to add and writes its files, with tests and stories.', [
    "page mf-catalog StatisticsPage /statistics Статистика 'Сколько встреч прошло.'",
  ])
    .argument('[kind]', Object.keys(KINDS).join(', '))
    .argument('[answers...]', 'answers to the questions, in their order')
    .addHelpText('after', describeKinds)
    .action((kind, answers) => {
      const words = kind === undefined ? [] : [kind, ...answers];
      refuseUnknown('kind', words.slice(0, 1), Object.keys(KINDS));
      refuseQuestions(words);
      // Reads the words of the process again.
      Plop.prepare({ configPath: path.join(import.meta.dirname, '../src/new/plop.config.ts') }, (env) =>
        Plop.execute(env, (started) => void run(Object.assign(started, { dest: repositoryRoot }), undefined, true)),
      );
    }),
);
