import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMissing, type Build, type Host } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';

/** A shell in use, as described by its `/provides.json`. */
export interface LiveShell extends Host {
  origin: string;
  /** Name of its build. */
  shell: string;
  /** Pages and widgets that it renders: `mf_catalog/CatalogPage`. */
  uses: readonly string[];
  /** Names that builds may use in remote.json. */
  layouts: readonly string[];
  badges: readonly string[];
  slots: readonly string[];
  /** Addresses of the shell's pages and of its server: `/login`, `/unsubscribe_notifications/:token`, `/api/*`. */
  paths: readonly string[];
}

const TIMEOUT_MS = 10_000;

/** Fetches what the shells provide. @throws {UsageError} when one does not respond properly */
export function readLiveShells(origins: readonly string[]): Promise<LiveShell[]> {
  return Promise.all(origins.map(readLiveShell));
}

/** The description of a shell: from its address, or from a folder with its provides.json. */
export function readDescription(shell: string): Promise<Omit<LiveShell, 'origin'>> {
  if (/^https?:/.test(shell)) return readLiveShell(new URL(shell).origin);
  const file = path.resolve(shell, 'provides.json');
  if (!existsSync(file)) throw new UsageError(`${file}: описания оболочки здесь нет.`);
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isProvides(content)) throw new UsageError(`${file}: это не описание оболочки.`);
  return Promise.resolve(content);
}

async function readLiveShell(origin: string): Promise<LiveShell> {
  const address = `${origin}/provides.json`;
  const fail = (reason: string) =>
    new UsageError(
      `Оболочка ${origin} не говорит, что она даёт приложениям: ${address} ${reason}. Запустите её или укажите работающую: --shell <адрес>.`,
    );
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw fail(`недоступен (${describe(error)})`);
  });
  if (!answer.ok) throw fail(`отвечает ${answer.status}`);
  const content: unknown = await answer.json().catch(() => undefined);
  if (!isProvides(content)) throw fail('отвечает не тем');
  return { ...content, origin };
}

function isProvides(content: unknown): content is Omit<LiveShell, 'origin'> {
  if (typeof content !== 'object' || content === null) return false;
  const { provides, versions, uses, layouts, badges, slots, paths } = content as Partial<LiveShell>;
  return (
    [provides, versions].every((record) => typeof record === 'object') &&
    [uses, layouts, badges, slots, paths].every((list) => Array.isArray(list))
  );
}

/** Short Russian description of a failed request. */
export function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'не ответил вовремя';
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

/** Whether a shell can run a build. */
export function runs(shell: LiveShell, build: Build): boolean {
  return findMissing(build, shell).length === 0;
}

/** The build for all browsers of a shell: the newest that it can run, or undefined. */
export function findLive(shell: LiveShell, builds: readonly Build[]): Build | undefined {
  return builds.find((build) => build.percent === undefined && runs(shell, build));
}

/** The builds that browsers of a shell run: the live one, and newer ones for a share of the browsers. */
export function findTaken(shell: LiveShell, builds: readonly Build[]): Build[] {
  const live = findLive(shell, builds);
  return builds.slice(0, live ? builds.indexOf(live) + 1 : undefined).filter((build) => runs(shell, build));
}
