import { jest } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';

type LoadFromBuild = (remote: string, expose: string, build: Build, change: number) => Promise<Record<string, unknown>>;

/**
 * Fake releases: the registry, the remotes' servers, and the federation runtime that runs their scripts. Import this
 * file before the tested module, since it registers mocks.
 */
export const releases = {
  /** The response of `/registry.json`; throw to simulate a server that is down. */
  respond: () => Response.json({ remotes: {} }),
  /** A remote server's response to a script request; reject to simulate a server that is down. */
  serve: jest.fn<(address: string, signal: AbortSignal) => Promise<Response>>(),
  loadFromBuild: jest.fn<LoadFromBuild>(),
  /** The mock that prefetches shared modules of the host. */
  prepareProvided: jest.fn<(names?: readonly string[]) => void>(),
  sendBeacon: jest.fn<(address: string, body: string) => boolean>(),
  /** Sets the builds in the registry, newest first, by default of mf_catalog. */
  release(builds: readonly object[], rest: object = {}) {
    releases.respond = () => Response.json({ remotes: { mf_catalog: builds }, reports: '/reports/failures', ...rest });
  },
};

jest.mock('../federation/load/runtime', () => ({
  loadFromBuild: (...args: Parameters<LoadFromBuild>) => releases.loadFromBuild(...args),
  givenBy: (module: string) => (module === 'react' ? ['shell 19.3.1'] : []),
}));
jest.mock('../federation/host/prepareProvided', () => ({
  prepareProvided: (names?: readonly string[]) => releases.prepareProvided(names),
}));
jest.mock('../federation/host/hostProvides', () => ({
  hostVersions: { react: '19.3.1' },
  hostProvides: { react: ['*'], 'shared-ui/Button': ['Button'] },
}));
jest.mock('../federation/host/hostBuild', () => ({ hostBuild: '1.0.0-shell' }));

export const script = async () => new Response('script', { headers: { 'Content-Type': 'text/javascript' } });

let names = 0;

/** Creates a build with a new name, since pages remember builds by name. */
export function newBuild(part: Partial<Build> = {}): Build {
  const name = `1.0.0-${++names}`;
  // A new origin per build: fake clocks restart with each test, while remembered origins carry timestamps.
  const address = `https://catalog${names}.example/builds/${name}`;
  const entry = `${address}/remoteEntry.js`;
  const page = `${address}/page.js`;
  return {
    build: name,
    entry,
    integrity: 'sha256-x',
    exposes: { CatalogPage: [page] },
    files: { [entry]: 'sha256-x', [page]: 'sha256-y' },
    needs: { react: ['useState'] },
    requires: { react: '^19.0.0' },
    ...part,
  };
}

/** Call it before each test. */
export function resetReleases(): void {
  localStorage.clear();
  releases.serve.mockReset().mockImplementation(script);
  releases.loadFromBuild.mockReset();
  releases.prepareProvided.mockReset();
  releases.sendBeacon.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { value: releases.sendBeacon, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (address === '/registry.json') return releases.respond();
    return releases.serve(address as string, options?.signal ?? new AbortController().signal);
  });
}
