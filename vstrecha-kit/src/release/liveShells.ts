import { satisfies } from 'semver';
import { findUnmetNeeds, type ModuleNames } from 'shared-api/needs';
import { UsageError } from '../system/UsageError.ts';
import type { RegistryBuild } from './registry.ts';

/** A shell in use, as described by its `/provides.json`. */
export interface LiveShell {
  origin: string;
  provides: ModuleNames;
  /** Versions of the provided packages, by package. */
  versions?: Readonly<Record<string, string>>;
  /** Short hash of both, known to its browsers. */
  digest?: string;
  /** Pages and widgets that it renders, `mf_catalog/CatalogPage`; undefined when it does not list them. */
  uses?: readonly string[];
  /** Prints of the props that it passes to them. */
  props?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 10_000;

/** Fetches what the shells provide. @throws {UsageError} when one does not respond properly */
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

/** Short Russian description of a failed request. */
export function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'не ответил вовремя';
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

/** Requirements of a build that a shell does not meet, for display; empty when the shell can run it. */
export function findMissing({ provides, versions }: LiveShell, { needs = {}, requires }: RegistryBuild): string[] {
  const outdated = Object.entries(requires)
    .filter(([name, range]) => versions && !(Object.hasOwn(versions, name) && satisfies(versions[name] ?? '', range)))
    .map(([name, range]) => `${name} ${range}`);
  return [...findUnmetNeeds(needs, provides).missing, ...outdated];
}

/** Names whose types differ between a build and a shell that can run it, for display. */
export function findDiffering({ provides }: LiveShell, { needs = {} }: RegistryBuild): string[] {
  return findUnmetNeeds(needs, provides).differing;
}

/** Whether a shell can run a build, even with different types. */
export function runs(shell: LiveShell, build: RegistryBuild): boolean {
  return findMissing(shell, build).length === 0;
}

/** Whether a shell can run a build and provides exactly the types that it was built against. */
export function fits(shell: LiveShell, build: RegistryBuild): boolean {
  return runs(shell, build) && findDiffering(shell, build).length === 0;
}

/**
 * The builds that a shell can run in its browsers' order of preference: those with its types, then the others, each
 * newest first.
 */
function orderFor(shell: LiveShell, builds: readonly RegistryBuild[]): RegistryBuild[] {
  const [fitting, differing] = [true, false].map((isFit) =>
    builds.filter((build) => runs(shell, build) && fits(shell, build) === isFit),
  );
  return [...(fitting ?? []), ...(differing ?? [])];
}

/** The build for all browsers of a shell: the first that it can run, or undefined. */
export function findLive(shell: LiveShell, builds: readonly RegistryBuild[]): RegistryBuild | undefined {
  return orderFor(shell, builds).find((build) => build.percent === undefined);
}

/** The builds that browsers of a shell run: the live one, and those before it for a share of the browsers. */
export function findTaken(shell: LiveShell, builds: readonly RegistryBuild[]): RegistryBuild[] {
  const ordered = orderFor(shell, builds);
  const live = findLive(shell, builds);
  return ordered.slice(0, live ? ordered.indexOf(live) + 1 : undefined);
}
