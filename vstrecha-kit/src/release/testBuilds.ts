import type { Build } from 'shared-api/federation/build';
import type { LiveShell } from './liveShells.ts';
import type { Registry } from './registry.ts';
import { release, toAddresses } from './release.ts';

export const ORIGIN = 'https://catalog.example';

/** A build that needs a button, for tests. */
export const buildOf = (build: string, fields: Partial<Build> = {}): Build => ({
  build,
  version: '1.0.0',
  entry: 'remoteEntry.abc.js',
  integrity: 'sha256-entry',
  exposes: { CatalogPage: ['CatalogPage.def.js'] },
  files: { 'remoteEntry.abc.js': 'sha256-entry', 'CatalogPage.def.js': 'sha256-page' },
  needs: { 'shared-ui/Button': ['Button'] },
  requires: { react: '^19.0.0' },
  uses: [],
  ...fields,
});

/** A shell that provides that button. */
export const shellOf = (fields: Partial<LiveShell> = {}): LiveShell => ({
  origin: 'https://vstrecha.example',
  provides: { 'shared-ui/Button': ['Button'] },
  versions: { react: '19.3.1' },
  shell: 'shell',
  uses: [],
  layouts: ['main'],
  badges: ['invitations'],
  slots: ['own-page.side'],
  paths: ['/', '/login', '/api/*'],
  ...fields,
});

/** A shell from before the button. */
export const oldShell = shellOf({ origin: 'https://old.example', provides: {} });

/** A registry after releasing the builds one after the other. */
export const releaseAll = (
  builds: (string | Build)[],
  {
    registry = { remotes: {} },
    container = 'mf_catalog',
    percent,
    shells,
  }: { registry?: Registry; container?: string; percent?: number; shells?: LiveShell[] } = {},
): Registry =>
  builds.reduce<Registry>(
    (current, build) =>
      release(current, container, toAddresses(typeof build === 'string' ? buildOf(build) : build, ORIGIN), {
        at: new Date('2026-11-22T10:00:00Z'),
        by: 'anna',
        ...(percent !== undefined && { percent }),
        ...(shells && { shells }),
      }),
    registry,
  );

/** The names of a remote's builds, newest first. */
export const namesIn = (registry: Registry, container = 'mf_catalog') =>
  registry.remotes[container]?.map(({ build, percent }) => (percent === undefined ? build : `${build} ${percent} %`));
