import type { RemoteBuild } from './parseRegistry';

/** A script to fetch before it is run. */
export interface Script {
  address: string;
  integrity?: string;
}

/** By remote and build: the number in the addresses of its scripts. */
const changes = new Map<string, number>();
/** A number is given once: under an address that has failed nothing is ever asked for again. */
let last = 0;

/** What the addresses of a build's scripts carry; 0 as they were released. */
export function changeOf(remote: string, { build }: RemoteBuild): number {
  return changes.get(`${remote}/${build}`) ?? 0;
}

/** Gives all scripts of a build new addresses: the browser and the federation runtime keep a failure of the old ones. */
export function changeAddresses(remote: string, { build }: RemoteBuild): void {
  changes.set(`${remote}/${build}`, ++last);
}

/** What an expose of a build needs. */
export function scriptsOf(remote: string, build: RemoteBuild, expose: string): Script[] {
  const { entry, integrity, exposes, files } = build;
  const change = changeOf(remote, build);
  const query = change === 0 ? '' : `?attempt=${change}`;
  return [
    { address: entry + query, integrity },
    ...(exposes[expose] ?? []).map((script) => ({ address: script + query, integrity: files[script] })),
  ];
}
