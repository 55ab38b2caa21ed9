// `npm run new`: asks what to add and writes its files. Answers may follow in their order:
//   npm run new page mf-catalog StatisticsPage /statistics Статистика
import path from 'node:path';
import { Plop, run } from 'plop';
import { repositoryRoot } from '../src/system/packages.ts';

Plop.prepare({ configPath: path.join(import.meta.dirname, '../src/new/plop.config.ts') }, (env) =>
  Plop.execute(env, (started) => void run(Object.assign(started, { dest: repositoryRoot }), undefined, true)),
);
