import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_FILE } from 'vstrecha-kit/build/buildInfo';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

/** Pages and slots of the workspace's remotes by container, for a browser's first visit. Their own builds check them. */
export function readBuiltRemotes(root: string = repositoryRoot): Record<string, { pages: unknown; slots: unknown }> {
  return Object.fromEntries(
    readRemotePackages(root).map(({ container, directory }) => {
      const content = readFileSync(path.join(directory, REMOTE_FILE), 'utf8');
      const { pages, slots } = JSON.parse(content) as { pages: unknown; slots: unknown };
      return [container, { pages, slots }];
    }),
  );
}
