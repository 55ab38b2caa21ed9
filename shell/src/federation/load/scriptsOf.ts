import type { Build, BuildFile } from 'shared-api/federation/build';
import type { Details } from '../registry/parseRegistry';

/** A script whose integrity may become available only with the build's details. */
export interface ExposeScript extends Omit<BuildFile, 'integrity'> {
  integrity?: string | (() => Promise<string | undefined>);
}

/** By remote and build: the number in the addresses of its scripts. */
const changes = new Map<string, number>();
/** Numbers are never reused: an address that has failed is not fetched again. */
let last = 0;

/** The number in the addresses of a build's scripts; 0 for the released addresses. */
export function changeOf(remote: string, { build }: Build): number {
  return changes.get(`${remote}/${build}`) ?? 0;
}

/**
 * Gives all scripts of a build new addresses: the browser and the federation runtime remember failures of the old ones.
 */
export function changeAddresses(remote: string, { build }: Build): void {
  changes.set(`${remote}/${build}`, ++last);
}

/** Addresses of the scripts of an expose, the entry first. */
export function addressesOf(remote: string, build: Build, expose: string): string[] {
  const change = changeOf(remote, build);
  const query = change === 0 ? '' : `?attempt=${change}`;
  return [build.entry, ...(build.exposes[expose] ?? [])].map((script) => script + query);
}

/**
 * The scripts of an expose.
 * @param details may still be loading: fetching the scripts need not wait for them
 */
export function scriptsOf(remote: string, build: Build, expose: string, details: Promise<Details>): ExposeScript[] {
  const [entry = '', ...scripts] = addressesOf(remote, build, expose);
  return [
    { address: entry, integrity: build.integrity },
    ...scripts.map((address) => ({
      address,
      integrity: () => details.then(({ files }) => files[address.replace(/\?.*/, '')]),
    })),
  ];
}
