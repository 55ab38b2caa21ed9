// `npm run audit`: asks the registry that is configured here for known weaknesses of what ships. One of medium severity or above fails it.
// Where no registry answers such questions it says so and passes: it is for people and timers, and no check depends on it.
import { spawnSync } from 'node:child_process';
import { judgeAudit } from '../src/audit/judgeAudit.ts';
import { readShipped } from '../src/licences/readShipped.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const shipped = readShipped();
const known = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
const asked = spawnSync('npx', ['--yes', 'pnpm@10.34.9', 'audit', '--json'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // npx is a script of the shell's there.
  shell: process.platform === 'win32',
  timeout: 5 * 60_000,
});
const verdict = judgeAudit(asked.stdout, (name, version) => known.has(`${name}@${version}`));

if (verdict.kind === 'unanswered') {
  console.log('Реестр пакетов на такие вопросы не отвечает: известны ли уязвимости, здесь узнать нельзя.');
} else {
  console.log(
    `Проверено пакетов: ${shipped.length}. Уязвимостей средней тяжести и выше: ${verdict.grave.length}, лёгких: ${verdict.rest}.`,
  );
  for (const line of verdict.grave) console.log(line);
  if (verdict.grave.length > 0) process.exitCode = 1;
}
