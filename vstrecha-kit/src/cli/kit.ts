#!/usr/bin/env node
import { OLDEST_NODE } from '../system/oldestNode.ts';

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Нужен Node.js ${OLDEST_NODE} или новее, а запущен ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  // Imported after the check, since an older Node.js lacks functions that these modules import.
  const [{ runCommandLine }, { runKit }] = await Promise.all([
    import('../system/runCommandLine.ts'),
    import('./main.ts'),
  ]);
  runCommandLine(() => runKit(process.argv.slice(2)));
}
