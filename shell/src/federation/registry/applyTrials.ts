import { request } from 'shared-api/client';
import type { RuntimeConfig } from 'shared-api/config';
import type { Build } from 'shared-api/federation/build';
import type { Placement } from 'shared-api/federation/remoteManifest';
import { startFault } from './faults';
import { mayDiagnose } from './mayDiagnose';
import { isLocal, mayRunLocal } from './mayRunLocal';
import { parsePlacement } from './parsePlacement';
import { readLine, type Registry } from './parseRegistry';
import { getTrials, noteOutcome } from './trialList';

/** Milliseconds. */
const TIME_LIMIT = 10_000;

interface BuildFile {
  entry: string;
  exposes: Record<string, string[]>;
}

/** A trial that cannot take effect, with the reason as a sentence for the user. */
class Refusal extends Error {}

/**
 * The builds to use in place of those in the registry, by remote. trialList.ts gets the reason why a trial has no
 * effect.
 */
export async function applyTrials({ remotes }: Registry): Promise<Map<string, readonly Build[]>> {
  const replaced = new Map<string, readonly Build[]>();
  // Builds first: a fault then concerns the build in use.
  for (const trial of getTrials().toSorted((one) => (one.fault ? 1 : -1))) {
    const { remote, wanted, fault } = trial;
    const builds = replaced.get(remote) ?? remotes.get(remote) ?? [];
    try {
      if (wanted !== undefined) {
        const build = await findBuild(remote, wanted, builds, remotes);
        replaced.set(remote, [build]);
        noteOutcome(trial, { build: build.build });
      } else if (fault) {
        if (builds.length === 0) throw new Refusal(`Раздела ${remote} нет в реестре.`);
        await checkRight();
        replaced.set(remote, startFault(remote, fault, builds));
        noteOutcome(trial, {});
      }
    } catch (error) {
      noteOutcome(trial, { problem: error instanceof Refusal ? error.message : `Не удалось: ${String(error)}` });
    }
  }
  return replaced;
}

async function findBuild(
  remote: string,
  wanted: string,
  builds: readonly Build[],
  remotes: Registry['remotes'],
): Promise<Build> {
  if (!/^https?:/.test(wanted)) {
    const known = builds.find(({ build }) => build === wanted);
    if (known) return { ...known, percent: undefined };
    throw new Refusal(`В реестре нет сборки ${wanted} раздела ${remote}. Работает обычная сборка.`);
  }
  if (!URL.canParse(wanted)) throw new Refusal(`«${wanted}» — не адрес сборки. Работает обычная сборка.`);
  const { origin } = new URL(wanted);
  const released = [...remotes.values()].flat().map(({ entry }) => new URL(entry).origin);
  const { remoteOrigins = [] } = await readConfig();
  const isApproved = remoteOrigins.some((pattern) => isOf(origin, pattern));
  if (!isApproved && !released.includes(origin))
    throw new Refusal(
      `Сборки с адреса ${origin} здесь не разрешены: его нет в remoteOrigins конфигурации. Работает обычная сборка.`,
    );
  if (isLocal(origin) && !released.includes(origin) && !mayRunLocal(origin))
    throw new Refusal(`Вы не разрешили запускать сборки с ${origin}. Работает обычная сборка.`);
  return fetchBuild(remote, wanted, isApproved && isLocal(origin));
}

/**
 * Reads the build.json beside an entry.
 * @param mayBeUnchecked allows an entry without one, as of a development server on this machine. Elsewhere a link could
 * then run any script of that origin in another person's session.
 */
async function fetchBuild(remote: string, wanted: string, mayBeUnchecked: boolean): Promise<Build> {
  const isEntry = /\.m?js$/.test(new URL(wanted).pathname);
  const address = isEntry ? new URL('build.json', wanted).href : wanted.replace(/\/?(build\.json)?$/, '/build.json');
  const response = await ask(address);
  if (!response.ok && isEntry && mayBeUnchecked)
    return {
      build: new URL(wanted).host,
      entry: wanted,
      exposes: {},
      requires: {},
      files: {},
      needs: {},
      isDevelopment: true,
      remote: await readPlacement(remote, new URL('remote.json', wanted).href),
    };
  const text = response.ok ? await response.text() : '';
  requireName(remote, (parse(text) as Partial<Build> | undefined)?.remote, address);
  const build = await readBuild(text, address);
  if (build) return build;
  throw new Refusal(
    `По адресу ${address} нет описания сборки раздела ${remote}${response.ok ? '' : ` (${response.status})`}. Работает обычная сборка.`,
  );
}

/** Pages and slots from the remote.json beside a development server's entry. */
async function readPlacement(remote: string, address: string): Promise<Placement | undefined> {
  const response = await ask(address);
  const manifest = response.ok ? parse(await response.text()) : undefined;
  requireName(remote, manifest, address);
  return parsePlacement(manifest);
}

/** Keeps the build of another remote from running in the place of this one. Other tools write no name. */
function requireName(remote: string, manifest: unknown, address: string): void {
  const { name = remote } = (manifest ?? {}) as { name?: unknown };
  if (name !== remote)
    throw new Refusal(`По адресу ${address} раздел ${String(name)}, а не ${remote}. Работает обычная сборка.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a build.json as a build of the registry. */
async function readBuild(text: string, address: string): Promise<Build | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  const integrity = `sha256-${hash ? btoa(String.fromCharCode(...new Uint8Array(hash))) : 'unchecked'}`;
  const hrefOf = (name: string) => new URL(name, address).href;
  try {
    const { entry, exposes, ...said } = JSON.parse(text) as BuildFile;
    const files = Object.entries(exposes).map(([name, scripts]) => [name, scripts.map(hrefOf)]);
    const line = { ...said, entry: hrefOf(entry), exposes: Object.fromEntries(files) as object };
    return readLine({ ...line, details: { address, integrity } }, false);
  } catch {
    return undefined;
  }
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIME_LIMIT) });
  } catch (error) {
    throw new Refusal(`Адрес ${address} не отвечает. Работает обычная сборка.`, { cause: error });
  }
}

/** @param pattern an origin, whose port may be `*` */
function isOf(origin: string, pattern: string): boolean {
  return pattern.endsWith(':*') ? origin.replace(/:\d+$/, '') === pattern.slice(0, -2) : origin === pattern;
}

async function checkRight(): Promise<void> {
  const config = await readConfig();
  const isAllowed = config.doctor === true || mayDiagnose(config, (await request('get', '/api/user')).email);
  if (!isAllowed) throw new Refusal('Сбои по заказу здесь не разрешены: их включает doctor в конфигурации.');
}

async function readConfig(): Promise<Pick<RuntimeConfig, 'doctor' | 'remoteOrigins'>> {
  return (await (await ask('/config.json')).json()) as RuntimeConfig;
}
