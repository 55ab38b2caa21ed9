import type { BuildDetails, RemoteBuild, Script } from './parseRegistry';

/** One whose integrity is known once the build's details are. */
export interface ExposeScript extends Omit<Script, 'integrity'> {
  integrity?: string | (() => Promise<string | undefined>);
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

/** The addresses of what an expose of a build needs, the entry first. */
export function addressesOf(remote: string, build: RemoteBuild, expose: string): string[] {
  const change = changeOf(remote, build);
  const query = change === 0 ? '' : `?attempt=${change}`;
  return [build.entry, ...(build.exposes[expose] ?? [])].map((script) => script + query);
}

/** What an expose of a build needs. @param details may still be on their way: the scripts need not wait for them to be asked for */
export function scriptsOf(
  remote: string,
  build: RemoteBuild,
  expose: string,
  details: Promise<BuildDetails>,
): ExposeScript[] {
  const [entry = '', ...scripts] = addressesOf(remote, build, expose);
  return [
    { address: entry, integrity: build.integrity },
    ...scripts.map((address) => ({
      address,
      integrity: () => details.then(({ files }) => files[address.replace(/\?.*/, '')]),
    })),
  ];
}
