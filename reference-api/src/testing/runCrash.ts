import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRounds } from './crashRounds.ts';

// `npm run crash` kills a server twenty times in the middle of writes; `npm run crash -- 100` a hundred times.
const rounds = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(join(tmpdir(), 'vstrecha-crash-'));
try {
  const { acknowledged, lost } = await crashRounds(folder, rounds);
  console.log(`${rounds} crashes, ${acknowledged} acknowledged messages, ${lost.length} lost${lost.length > 0 ? `: ${lost.join(', ')}` : ''}.`);
  process.exitCode = lost.length > 0 || acknowledged === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
