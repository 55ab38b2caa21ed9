import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toContainerName, type RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { parse } from 'yaml';

/** The folder of pnpm-workspace.yaml and all packages. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const REMOTE_PREFIX = 'mf-';

/** All package folders of the workspace, in the order of pnpm-workspace.yaml. */
export function readPackageFolders(root: string = repositoryRoot): string[] {
  const file = path.join(root, 'pnpm-workspace.yaml');
  const content: unknown = parse(readFileSync(file, 'utf8'));
  const folders =
    typeof content === 'object' && content !== null && 'packages' in content ? content.packages : undefined;
  if (!Array.isArray(folders) || !folders.every((folder): folder is string => typeof folder === 'string')) {
    throw new Error(`${file} has no list «packages», and the build takes its packages from there: restore the list.`);
  }
  return folders;
}

/**
 * The remotes: packages of pnpm-workspace.yaml whose name starts with `mf-`. Adding a remote to that list is enough.
 */
export function readRemotePackages(root: string = repositoryRoot): RemotePackage[] {
  return readPackageFolders(root)
    .filter((folder) => folder.startsWith(REMOTE_PREFIX))
    .map((folder) => ({ folder, container: toContainerName(folder), directory: path.join(root, folder) }));
}

/** Packages tested by Node itself or by Playwright. All others use Jest, so that a new package cannot be forgotten. */
const NOT_FOR_JEST = new Set(['reference-api', 'e2e', 'proof', 'tooling', 'vstrecha-kit']);

/** The packages tested by Jest, in the order of pnpm-workspace.yaml. */
export function readJestPackages(root: string = repositoryRoot): string[] {
  return readPackageFolders(root).filter((folder) => !NOT_FOR_JEST.has(folder));
}
