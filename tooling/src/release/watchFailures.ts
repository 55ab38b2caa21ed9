import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../system/UsageError.ts';
import { withdraw } from './changes.ts';
import { readReachableShells, waitForOthers } from './commandLine.ts';
import { findCondemned, readFailingBuilds } from './failureReports.ts';
import { readRegistry, writeRegistry } from './registry.ts';
import { withRegistryLock } from './registryLock.ts';

const PAUSE_MS = 30_000;

interface WatchOptions {
  /** From how many browsers on a build is taken away. */
  threshold: string;
  /** Looks once, for cron. */
  isOnce: boolean;
}

/**
 * Takes builds away whose failures too many browsers report, as a person would by `rollback`. REPORTS_TOKEN opens the reports.
 * @throws {UsageError} for what the operator has to set right; while it watches, what may pass by itself is said and tried again
 */
export async function watchFailures(file: string, { threshold, isOnce }: WatchOptions): Promise<void> {
  const limit = Number(threshold);
  if (!/^\d+$/.test(threshold) || limit < 1)
    throw new UsageError(
      `--threshold ${threshold} не подходит: нужно целое число от 1, столько браузеров сообщат о сбое.`,
    );
  const token = process.env.REPORTS_TOKEN;
  if (!token) throw new UsageError('Нужна переменная REPORTS_TOKEN, та же, что у API: без неё сообщений не прочитать.');
  if (isOnce) {
    await demoteFailing(file, token, limit);
    return;
  }
  console.log(`Следим за сбоями сборок из ${file}. Остановить: Ctrl-C.`);
  for (;;) {
    await demoteFailing(file, token, limit).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      console.warn(error.message);
    });
    await delay(PAUSE_MS);
  }
}

async function demoteFailing(file: string, token: string, threshold: number): Promise<void> {
  const failing = await readFailingBuilds(readRegistry(file), token);
  await withRegistryLock(
    file,
    async () => {
      const before = readRegistry(file);
      const condemned = findCondemned(before, failing, { threshold, now: new Date() });
      if (condemned.length === 0) return;
      const shells = await readReachableShells(before);
      let registry = before;
      for (const { remote, build, people } of condemned) {
        registry = withdraw(registry, remote, [build], shells);
        writeRegistry(file, registry);
        console.log(`${remote}: ${build} снята, о сбоях сообщили браузеры: ${people}.`);
      }
    },
    waitForOthers,
  );
}
