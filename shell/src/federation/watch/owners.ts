import { knownBuilds, knownRegistry } from '../registry/registry';
import { findDrawn } from './drawn';

/** An expose of a build. */
export interface Owner {
  remote: string;
  build: string;
  /** `unknown` when it cannot be determined. */
  expose: string;
}

/** Finds the first build that has a script in the text, e.g. a stack. */
export function ownerIn(text: string): (Owner & { entry: string }) | undefined {
  for (const [address] of text.matchAll(/https?:\/\/[^\s()]+?\.js/g)) {
    const owner = ownerOf(address);
    if (owner) return owner;
  }
  return undefined;
}

/** The build of a file and an expose that uses it; for a file not listed by an expose, the first one rendered. */
export function ownerOf(address: string): (Owner & { entry: string }) | undefined {
  for (const remote of knownRegistry()?.remotes.keys() ?? [])
    for (const { build, entry, exposes } of knownBuilds(remote))
      if (address.startsWith(folderOf(entry))) {
        const expose =
          Object.keys(exposes).find((name) => exposes[name]?.includes(address.replace(/\?.*/, ''))) ??
          findDrawn(remote, build) ??
          'unknown';
        return { remote, build, entry, expose };
      }
  return undefined;
}

export function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}
