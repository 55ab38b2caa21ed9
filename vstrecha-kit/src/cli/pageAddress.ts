import type { RemoteManifest } from 'shared-api/federation/remoteManifest';

/**
 * Address of a remote's first page that needs no parameter; otherwise of the start page.
 * @param trial `mf_surveys@http://localhost:4100/remoteEntry.js`: the build to try out there
 */
export function pageAddress(shell: string, { pages }: RemoteManifest, trial?: string): string {
  const [page = '/'] = pages.map(({ path }) => path.replace(/\/:\w+\?$/, '')).filter((path) => !path.includes(':'));
  const address = new URL(page, shell).href;
  return trial === undefined ? address : `${address}?mf=${trial}`;
}
