import { jest } from '@jest/globals';
import type { ModuleNames } from 'shared-api/needs';
import type { RemoteBuild } from '../federation/parseRegistry';

type LoadFromBuild = (
  remote: string,
  expose: string,
  build: RemoteBuild,
  change: number,
) => Promise<Record<string, unknown>>;

/**
 * Releases as a browser meets them: the registry, the remotes' servers, and the federation runtime that runs what those send.
 * Import this file before what is tested: its mocks stand from then on.
 */
export const releases = {
  /** What `/registry.json` answers; throw for a server that is down. */
  respond: () => Response.json({ remotes: {} }),
  /** What a remote's server answers to a request for a script; rejects for one that is down. */
  serve: jest.fn<(address: string, signal: AbortSignal) => Promise<Response>>(),
  /** The federation runtime. */
  loadFromBuild: jest.fn<LoadFromBuild>(),
  /** Its modules that are fetched before they are asked for. */
  prepareProvided: jest.fn<(names?: readonly string[]) => void>(),
  sendBeacon: jest.fn<(address: string, body: string) => boolean>(),
  /** Puts builds into the registry, newest first, of mf_catalog unless said otherwise. */
  release(builds: readonly object[], rest: object = {}) {
    releases.respond = () => Response.json({ remotes: { mf_catalog: builds }, reports: '/reports/failures', ...rest });
  },
};

jest.mock('../federation/runtime', () => ({
  loadFromBuild: (...args: Parameters<LoadFromBuild>) => releases.loadFromBuild(...args),
}));
jest.mock('../federation/prepareProvided', () => ({
  prepareProvided: (names?: readonly string[]) => releases.prepareProvided(names),
}));
jest.mock('../federation/hostVersions', () => ({ hostVersions: { react: '19.3.1' } }));
jest.mock('../federation/hostProvides', () => ({
  hostProvides: { react: { '*': '' }, 'shared-ui/Button': { Button: 'print of Button' } },
}));
jest.mock('../federation/hostBuild', () => ({ hostBuild: '1.0.0-shell' }));

/** The answer of a server that has a script. */
export const script = async () => new Response('script', { headers: { 'Content-Type': 'text/javascript' } });

let names = 0;

/** A build that nobody has met: what a page remembers of builds, it remembers by name. */
export function newBuild({
  needs = { react: { useState: '' } },
  ...part
}: Partial<RemoteBuild> & { needs?: ModuleNames } = {}): RemoteBuild {
  const name = `1.0.0-${++names}`;
  // An origin of its own: fake clocks begin anew with each test, and what is remembered of origins has times.
  const address = `https://catalog${names}.example/builds/${name}`;
  const entry = `${address}/remoteEntry.js`;
  const page = `${address}/page.js`;
  return {
    build: name,
    entry,
    integrity: 'sha256-x',
    exposes: { CatalogPage: [page] },
    details: { files: { [entry]: 'sha256-x', [page]: 'sha256-y' }, needs },
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
