// The registry service and the commands of its operator (docs/deploying.md), by Node alone: no package is needed.
import { parseArgs } from 'node:util';
import { runCommandLine } from '../system/runCommandLine.ts';
import { runOperator } from './runOperator.ts';
import { serve } from './serve.ts';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { file: { type: 'string' }, name: { type: 'string' } },
  });
  const [command = 'help', word, ...excess] = positionals;
  const file = values.file ?? process.env.REGISTRY_FILE;
  if (command === 'serve') await serve(file);
  else await runOperator(command, { file, word, excess, name: values.name });
});
