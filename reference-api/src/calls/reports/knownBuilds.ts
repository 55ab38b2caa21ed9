import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#platform/clock/clock.ts';
import { badRequest, unavailable } from '#platform/errors/httpError.ts';

/** The builds that this deployment serves; reports of other builds are refused. */
export interface KnownBuilds {
  /** @throws {HttpError} 400 for a build that was never released, 503 for one that cannot be looked up now */
  require(owner: string, build: string): Promise<void>;
  /** The owner of a remote as the registry names it. */
  ownerOf(remote: string): string | undefined;
  /** Why the registry cannot be read; undefined after a successful read. */
  problem(): string | undefined;
}

interface Means {
  /** Where the shell serves its registry and the name of its build; without a trailing slash. */
  shellUrl: string;
  clock: Clock;
  /** receives a sentence for the operator */
  warn: (sentence: string) => void;
  /** Minimum time between two reads of the registry, however many unknown builds are reported. */
  pauseMs?: number;
}

export const SHELL = 'shell';
const PAUSE_MS = 1000;
const TIMEOUT_MS = 3000;
/** Maximum characters of a registry, many times its usual size. */
const LARGEST = 2_000_000;
/** Maximum builds in memory; a process that reaches it needs a restart. */
const MOST = 10_000;

/** Reads the registry when an unknown build is reported and remembers all builds, because withdrawn ones still run in open pages. */
export function createKnownBuilds({ shellUrl, clock, warn, pauseMs = PAUSE_MS }: Means): KnownBuilds {
  const released = new Set<string>();
  let owners = new Map<string, string>();
  let readAt = -Infinity;
  let nextRead: Promise<void> | undefined;
  let problem: string | undefined;

  async function read(): Promise<void> {
    try {
      const { remotes } = JSON.parse(await fetchText(`${shellUrl}/registry.json`)) as Registry;
      owners = ownersIn(remotes);
      const names = [
        ...namesIn(remotes),
        // A shell under development has no build.json.
        `${SHELL} ${(await fetchText(`${shellUrl}/build.json`).catch(() => '')).trim()}`,
      ];
      for (const name of names) if (released.size < MOST) released.add(name);
      problem = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (problem === undefined)
        warn(
          `The registry ${shellUrl}/registry.json cannot be read (${message}): reports of new builds are refused. Check PUBLIC_URL or set SHELL_URL.`,
        );
      problem = message;
    }
  }

  /** Reports that arrive during the pause share the read after it, which therefore includes builds released meanwhile. */
  async function readAfterPause(): Promise<void> {
    const pause = readAt + pauseMs - clock.now().getTime();
    await wait(Math.min(Math.max(pause, 0), pauseMs));
    nextRead = undefined;
    readAt = clock.now().getTime();
    await read();
  }

  return {
    async require(owner, build) {
      const name = `${owner} ${build}`;
      if (released.has(name)) return;
      nextRead ??= readAfterPause();
      await nextRead;
      if (released.has(name)) return;
      throw problem === undefined
        ? badRequest('Такой сборки в реестре нет.')
        : unavailable('Реестр сборок не читается.');
    },
    ownerOf: (remote) => owners.get(remote),
    problem: () => problem,
  };
}

interface Registry {
  /** The newest build of a remote is first. */
  remotes: Record<string, { build: string; remote?: { owner?: string } }[]>;
}

function ownersIn(remotes: Registry['remotes']): Map<string, string> {
  const named = Object.entries(remotes).map(([remote, [newest]]) => [remote, newest?.remote?.owner] as const);
  return new Map(named.flatMap(([remote, owner]) => (owner === undefined ? [] : [[remote, owner]])));
}

function namesIn(remotes: Registry['remotes']): string[] {
  return Object.entries(remotes).flatMap(([remote, builds]) => builds.map(({ build }) => `${remote} ${build}`));
}

/** @throws {Error} on a timeout, an error status or a text that is too long */
async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST) throw new Error(`${address}: longer than ${LARGEST} characters`);
  }
  return text;
}
