#!/usr/bin/env node
const MIN_NODE = 22;

if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  console.error(`Нужен Node.js ${MIN_NODE} или новее, а запущен ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  // Imported after the check, since an older Node.js lacks functions that these modules import.
  const [{ runCommandLine }, { runKit }] = await Promise.all([
    import('../system/runCommandLine.ts'),
    import('./main.ts'),
  ]);
  runCommandLine(() => runKit(process.argv.slice(2)));
}
