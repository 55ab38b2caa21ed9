// Says what keeps the remote of this folder from being built, tried out and released, and what to do.
//    kit doctor [mf-catalog] [--shell https://vstrecha.example]
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findMissing } from 'shared-api/federation/build';
import { readBuildInfo } from '../build/buildInfo.ts';
import { buildsFolder } from '../build/buildRemote.ts';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { readRequires } from '../build/readRequires.ts';
import { readRemote } from '../release/commandLine.ts';
import { readDescription } from '../shell/readDescription.ts';
import { readManifest } from '../system/manifest.ts';
import { OLDEST_NODE } from '../system/oldestNode.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';
import { findShell } from './readProvided.ts';

const SHARED = ['vstrecha-kit', 'shared-api', 'shared-ui'];

type Check = () => Promise<string> | string;

export async function run(args: string[], home: Home): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { shell: { type: 'string' } } });
  const remote = readRemote(positionals[0], home.lineOf('doctor'));
  const shell = findShell(remote.directory, values.shell);
  const checks: Check[] = [checkNode, () => checkManifest(remote), () => checkShared(remote), () => checkShell(shell)];
  for (const check of checks) await report(check);
  if (shell === undefined || process.exitCode === 1) return;
  await report(() => checkVersions(remote, shell));
  await report(() => checkBuild(remote, shell, home));
  if (URL.canParse(shell)) await report(() => checkOverrides(shell));
}

/** Prints a passed check, or what to do. */
async function report(check: Check): Promise<void> {
  try {
    console.log(`✓ ${await check()}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.log(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}

function checkNode(): string {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return `Node.js ${node}`;
  throw new UsageError(`Node.js ${node} слишком стар: установите ${OLDEST_NODE} или новее с nodejs.org.`);
}

function checkManifest({ directory }: RemotePackage): string {
  const { pages, slots } = readRemoteManifest(directory);
  return `remote.json: страниц ${pages.length}, виджетов на чужих страницах ${Object.keys(slots).length}`;
}

function checkShared({ directory }: RemotePackage): string {
  const versions = SHARED.map((name) => {
    const folder = path.join(directory, 'node_modules', name);
    if (!existsSync(folder)) throw new UsageError(`Пакета ${name} нет в node_modules: установите пакеты, npm install.`);
    return readManifest(folder).version;
  });
  if (new Set(versions.map((version) => version.replace(/\.\d+$/, ''))).size === 1)
    return `${SHARED.join(', ')}: ${[...new Set(versions)].join(', ')}`;
  throw new UsageError(
    `Версии ${SHARED.map((name, index) => `${name} ${versions[index]}`).join(', ')} не из одного выпуска: обновите их вместе.`,
  );
}

async function checkShell(shell: string | undefined): Promise<string> {
  if (shell === undefined)
    throw new UsageError(
      'Оболочка не указана: --shell https://vstrecha.example или "vstrecha": { "shell": … } в package.json.',
    );
  const { provides } = await readDescription(shell);
  return `Оболочка ${shell} даёт модулей: ${Object.keys(provides).length}`;
}

async function checkVersions({ directory }: RemotePackage, shell: string): Promise<string> {
  const requires = readRequires(directory);
  const missing = findMissing({ requires }, await readDescription(shell));
  if (missing.length === 0)
    return `Версии оболочки подходят: ${Object.entries(requires)
      .map((pair) => pair.join(' '))
      .join(', ')}`;
  throw new UsageError(`У оболочки нет нужных версий: ${missing.join(', ')}. Поправьте peerDependencies.`);
}

async function checkBuild(remote: RemotePackage, shell: string, home: Home): Promise<string> {
  const folder = buildsFolder(remote);
  const ageOf = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const names = existsSync(folder) ? readdirSync(folder).sort((one, other) => ageOf(one) - ageOf(other)) : [];
  const builds = names.map((name) => readBuildInfo(path.join(folder, name))).filter((build) => build !== undefined);
  const host = await readDescription(shell);
  const build = builds.at(-1);
  if (!build) throw new UsageError(`Сборок пока нет: ${home.lineOf('build')}. Она скажет, чего не даёт оболочка.`);
  const missing = findMissing(build, host);
  if (missing.length === 0) return `Сборка ${build.build} берёт у оболочки только то, что та даёт`;
  throw new UsageError(
    `Сборке ${build.build} оболочка не даёт: ${missing.join(', ')}. Соберите заново или дождитесь новой оболочки.`,
  );
}

async function checkOverrides(shell: string): Promise<string> {
  const answer = await fetch(new URL('/config.json', shell));
  const { remoteOrigins = [] } = (await answer.json()) as { remoteOrigins?: string[] };
  if (remoteOrigins.some((origin) => origin.startsWith('http://localhost')))
    return 'kit dev: оболочка пускает localhost';
  throw new UsageError(
    `kit dev не сработает: в remoteOrigins конфигурации ${shell} нет http://localhost:*. Попросите добавить это на пробной оболочке.`,
  );
}
