#!/usr/bin/env node
import { OLDEST_NODE } from '../system/oldestNode.ts';

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Node.js ${process.versions.node} is too old: install ${OLDEST_NODE} or newer from nodejs.org.`);
  process.exitCode = 1;
} else {
  // Imported after the check, since an older Node.js lacks functions that these modules import.
  const [{ runCommandLine }, { runKit }] = await Promise.all([
    import('../system/runCommandLine.ts'),
    import('./main.ts'),
  ]);
  runCommandLine(() => runKit(process.argv.slice(2)));
}
