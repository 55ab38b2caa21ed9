import { satisfies } from 'semver';
import { findUnmetNeeds, type ModuleNames } from 'shared-api/needs';
import { UsageError } from '../system/UsageError.ts';
import type { RegistryBuild } from './registry.ts';

/** A shell that people use now, by what it says in `/provides.json`. */
export interface LiveShell {
  origin: string;
  provides: ModuleNames;
  /** Versions of what it provides, by package. */
  versions?: Readonly<Record<string, string>>;
  /** Short for both, as its browsers know it. */
  digest?: string;
  /** The pages and widgets that it draws, `mf_catalog/CatalogPage`; unknown when it does not say. */
  uses?: readonly string[];
  /** The prints of the props that it gives those. */
  props?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 10_000;

/** Asks the shells what they provide. @throws {UsageError} when one does not answer so */
export function readLiveShells(origins: readonly string[]): Promise<LiveShell[]> {
  return Promise.all(origins.map(readLiveShell));
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
  if (typeof content !== 'object' || content === null || !('provides' in content)) return false;
  return typeof content.provides === 'object' && content.provides !== null;
}

/** What went wrong with a request, in a few words. */
export function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'не ответил вовремя';
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

/** What a build asks for and a shell does not have, for people; empty when the shell can run it. */
export function findMissing({ provides, versions }: LiveShell, { needs = {}, requires }: RegistryBuild): string[] {
  const outdated = Object.entries(requires)
    .filter(([name, range]) => versions && !(Object.hasOwn(versions, name) && satisfies(versions[name] ?? '', range)))
    .map(([name, range]) => `${name} ${range}`);
  return [...findUnmetNeeds(needs, provides), ...outdated];
}

/** Whether a shell can run a build. */
export function runs(shell: LiveShell, build: RegistryBuild): boolean {
  return findMissing(shell, build).length === 0;
}

/** The build that all browsers of a shell can take: the newest that it can run, or undefined. */
export function findLive(shell: LiveShell, builds: readonly RegistryBuild[]): RegistryBuild | undefined {
  return builds.find((build) => build.percent === undefined && runs(shell, build));
}

/** The builds that browsers of a shell take: the live one, and newer ones that are for a share of them. */
export function findTaken(shell: LiveShell, builds: readonly RegistryBuild[]): RegistryBuild[] {
  const live = findLive(shell, builds);
  return builds.slice(0, live ? builds.indexOf(live) + 1 : undefined).filter((build) => runs(shell, build));
}
