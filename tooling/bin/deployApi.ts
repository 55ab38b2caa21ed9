// `npm run deploy:api -- --out FOLDER`: a folder from which the API runs by Node alone, without this workspace.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { deployApi } from '../src/deploy/deployApi.ts';
import { repositoryRoot } from '../src/system/packages.ts';

runCommandLine(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
  if (out === undefined) throw new UsageError('--out: не указана папка. Пример: npm run deploy:api -- --out /srv/api');
  await deployApi(repositoryRoot, path.resolve(out));
  console.log(`Готово: ${path.resolve(out)}. Запуск: node src/main.js в этой папке.`);
});
