import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_FILE } from 'vstrecha-kit/build/buildInfo';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

interface BuiltRemote {
  pages: { access: string; path: string }[];
  slots: unknown;
}

/** Pages and slots of the workspace's remotes by container. Their own builds check them. */
export function readRemotes(root: string = repositoryRoot): Record<string, BuiltRemote> {
  return Object.fromEntries(
    readRemotePackages(root).map(({ container, directory }) => {
      const content = readFileSync(path.join(directory, REMOTE_FILE), 'utf8');
      const { pages, slots } = JSON.parse(content) as BuiltRemote;
      return [container, { pages, slots }];
    }),
  );
}

/**
 * The same for a browser's first visit to a built shell. It leaves out pages of administrators: a deployment may lack
 * them, and the registry lists them otherwise.
 */
export function readBuiltRemotes(root: string = repositoryRoot): Record<string, BuiltRemote> {
  return Object.fromEntries(
    Object.entries(readRemotes(root)).map(([container, { pages, slots }]) => [
      container,
      { pages: pages.filter(({ access }) => access !== 'administrator'), slots },
    ]),
  );
}
